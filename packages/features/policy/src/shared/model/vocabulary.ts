import type { PolicyKind, PolicyLevel, PolicyStatus, Provenance, SortOrder, SupportKind, WindowState } from './types';

// The closed lists of the contract, in the order in which people expect them. `satisfies` keeps out what the contract
// does not know; the lists of text.ts are keyed by the same types, so that nothing can be missing there either.
export const policyLevels = ['national', 'province', 'city', 'county', 'zone'] as const satisfies PolicyLevel[];
export const policyKinds = [
  'law',
  'regulation',
  'normative',
  'notice',
  'programme',
  'interpretation',
] as const satisfies PolicyKind[];
export const policyStatuses = [
  'in_force',
  'not_yet_effective',
  'amended',
  'repealed',
  'expired',
  'unverified',
] as const satisfies PolicyStatus[];
export const windowStates = ['open', 'upcoming', 'rolling', 'closed', 'none'] as const satisfies WindowState[];
export const supportKinds = [
  'award',
  'subsidy',
  'interest',
  'tax',
  'voucher',
  'loan',
  'guarantee',
  'equity',
  'title',
  'service',
] as const satisfies SupportKind[];
export const provenances = [
  'official_fulltext',
  'official_metadata',
  'curated',
  'third_party',
  'sample',
] as const satisfies Provenance[];
export const sortOrders = ['relevance', 'newest', 'deadline', 'amount'] as const satisfies SortOrder[];

import type { MainComponents } from '@hengce/api/contract';

export type {
  Clause,
  Facet,
  FacetBucket,
  FacetKey,
  Policy,
  PolicyKind,
  PolicyLevel,
  PolicyOverview,
  PolicySearchResult,
  PolicyStatus,
  PolicySummary,
  Provenance,
  SortOrder,
  Suggestion,
  SupportKind,
  WindowState,
} from '@hengce/api';

type Schemas = MainComponents['schemas'];
export type AmountBar = Schemas['AmountBar'];
export type SearchAnswer = Schemas['SearchAnswer'];
export type AnsweringClause = Schemas['AnsweringClause'];
export type KeyFact = Schemas['KeyFact'];
export type PolicyItem = Schemas['PolicyItem'];
export type PolicyRef = Schemas['PolicyRef'];

/** Half-open range of UTF-16 code units. */
export type MarkRange = [start: number, end: number];

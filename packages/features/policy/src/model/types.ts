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
export type DropSuggestion = Schemas['DropSuggestion'];
export type KeyFact = Schemas['KeyFact'];
export type PolicyItem = Schemas['PolicyItem'];
export type PolicyRef = Schemas['PolicyRef'];
export type PolicyVersion = Schemas['PolicyVersion'];
export type PolicyWindow = Schemas['PolicyWindow'];

/** Half-open range of UTF-16 code units. */
export type MarkRange = [start: number, end: number];

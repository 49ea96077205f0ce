import type { MainComponents } from '@hengce/api/contract';
import type { Day } from '@hengce/text';
import type { Notice } from '../notices';
import type { LibraryRows, PolicyRecord, Requirement, VersionRow } from '../records';
import type { ClauseQuery, FacetKey, Retrieval } from '../search';

type S = MainComponents['schemas'];

/** Parameters of searchPolicies. */
export interface SearchInput extends Partial<Record<FacetKey, readonly string[]>> {
  q?: string;
  dateFrom?: string;
  dateTo?: string;
  /** 分 */
  amountFrom?: number;
  amountTo?: number;
  sort?: S['SortOrder'];
  /** Place of a firm (GB/T 2260): what reaches it comes first. */
  near?: string;
  pageNum?: number;
  pageSize?: number;
}

/** The policy library, as the floors above ask it. */
export interface Library {
  /** Among all policies, or only those with the given ids. @throws Rejection 503 while there is no index */
  search(input: SearchInput, only?: ReadonlySet<string>): S['PolicySearchResult'];
  /** What there is for a query: what it names, and the clauses that answer. @throws Rejection 503 while there is no index */
  retrieve(query: Omit<ClauseQuery, 'near'>, signal?: AbortSignal): Promise<Retrieval>;
  /** The page of a policy. @throws Rejection 404 */
  get(id: string): Promise<S['Policy']>;
  /** A policy as it is kept. @throws Rejection 404 */
  find(id: string): Promise<PolicyRecord>;
  /** Of each that is there, in no order, what names it and the days on which it holds. */
  heads(ids: readonly string[]): Promise<VersionRow[]>;
  /** Revision of the library that searches know; null until there is an index. */
  indexedUpTo(): number | null;
  /** Ids that came into the library after the first revision and up to the second. */
  addedBetween(after: number, upTo: number): Promise<string[]>;
  /** What was there and changed between the two, with a hash of what it says. */
  changedBetween(after: number, upTo: number): Promise<{ id: string; version: string }[]>;
  /** What the policies that hold today ask of a firm. */
  requirements(): Promise<readonly Requirement[]>;
  /** Calls for applications with their extensions, as they stand today. */
  notices(): Promise<readonly Notice[]>;
  /** Something that follows from rows on a day: worked out when it is first asked for, and again when the library or the day changes. */
  derive<K extends keyof LibraryRows, Found>(
    kind: K,
    work: (rows: readonly LibraryRows[K][], day: Day) => Found,
  ): () => Promise<Found>;
}

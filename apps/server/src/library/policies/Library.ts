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
  /** Lower limit of the amount, in 分. */
  amountFrom?: number;
  amountTo?: number;
  sort?: S['SortOrder'];
  /**
   * GB/T 2260 code of a firm's region: only policies that apply there are found, and the others counted, unless a region
   * is chosen or the query names a place or a document.
   */
  near?: string;
  pageNum?: number;
  pageSize?: number;
}

/** The policy library (政策库), as the floors above use it. */
export interface Library {
  /** Searches all policies, or only those with the given ids. @throws Rejection 503 while there is no index */
  search(input: SearchInput, only?: ReadonlySet<string>): S['PolicySearchResult'];
  /** Documents that a query names, and clauses that answer it. @throws Rejection 503 while there is no index */
  retrieve(query: Omit<ClauseQuery, 'near'>, signal?: AbortSignal): Promise<Retrieval>;
  /** Reads what the first question would wait for, unless there is no policy to answer with. */
  readAhead(): Promise<void>;
  /** A policy as its page shows it. @throws Rejection 404 */
  get(id: string): Promise<S['Policy']>;
  /** A policy as it is stored. @throws Rejection 404 */
  find(id: string): Promise<PolicyRecord>;
  /** Title, region and days of each policy that exists, in no order. */
  heads(ids: readonly string[]): Promise<VersionRow[]>;
  /** Revision of the library that searches know; null until there is an index. */
  indexedUpTo(): number | null;
  /** Ids that were added after the first revision and up to the second. */
  addedBetween(after: number, upTo: number): Promise<string[]>;
  /** Policies that existed before the first revision and changed up to the second, with a hash of their content. */
  changedBetween(after: number, upTo: number): Promise<{ id: string; version: string }[]>;
  /** Conditions that ask for facts, of the policies that are in force today, not yet effective or unverified. */
  requirements(): Promise<readonly Requirement[]>;
  /** Notices (申报通知) with their extensions, as they stand today. */
  notices(): Promise<readonly Notice[]>;
  /** A value computed from rows on a day: on first use, and again when the library or the day changes. */
  derive<K extends keyof LibraryRows, Found>(
    kind: K,
    work: (rows: readonly LibraryRows[K][], day: Day) => Found,
  ): () => Promise<Found>;
}

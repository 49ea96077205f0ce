import type { PolicyRecord } from './PolicyRecord';

/** What the index follows: the library in the database. */
export interface PolicySource {
  /** Identity and revision of the library; the revision grows with every committed batch. */
  state(): Promise<{ library: string; revision: number; count: number }>;
  /** Records of the revisions after the first and up to the second, in batches. */
  changes(after: number, upTo: number): AsyncIterable<PolicyRecord[]>;
  /** All ids, for finding what was deleted. */
  ids(): Promise<string[]>;
}

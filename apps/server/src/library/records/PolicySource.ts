import type { PolicyRecord } from './PolicyRecord';

/** The library in the database, as the index follows it. */
export interface PolicySource {
  /** Id and revision of the library; the revision grows with every committed batch. */
  state(): Promise<{ library: string; revision: number; count: number }>;
  /** Records of the revisions after the first and up to the second, in batches. */
  changes(after: number, upTo: number): AsyncIterable<PolicyRecord[]>;
  /** Ids of all records, to find the deleted ones. */
  ids(): Promise<string[]>;
}

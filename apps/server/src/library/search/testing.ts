import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PolicyRecord, PolicySource } from '../records';
import { PolicyIndex } from './policyIndex/PolicyIndex';

/** Library in memory that an index can follow like the database. */
export class MemoryLibrary implements PolicySource {
  library = 'memory';
  revision = 0;
  private readonly records = new Map<string, { record: PolicyRecord; revision: number }>();

  write(...records: PolicyRecord[]): void {
    this.revision += 1;
    for (const record of records) this.records.set(record.id, { record, revision: this.revision });
  }

  remove(...ids: string[]): void {
    this.revision += 1;
    for (const id of ids) this.records.delete(id);
  }

  async state() {
    return { library: this.library, revision: this.revision, count: this.records.size };
  }

  async *changes(after: number, upTo: number) {
    yield [...this.records.values()]
      .filter(({ revision }) => revision > after && revision <= upTo)
      .map(({ record }) => record);
  }

  async ids() {
    return [...this.records.keys()];
  }
}

/** Runs a test with an index folder of its own. */
export async function withIndexFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-index-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An index over the records, ready to search. */
export async function indexRecords(folder: string, records: readonly PolicyRecord[]): Promise<PolicyIndex> {
  const library = new MemoryLibrary();
  library.write(...records);
  const index = new PolicyIndex(folder, library);
  await index.sync();
  return index;
}

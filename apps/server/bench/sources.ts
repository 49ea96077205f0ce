import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';
import { UnfitRecord } from '../src/library/import/Adapter';
import { lawAdapter } from '../src/library/import/lawAdapter';
import { splitLines } from '../src/library/import/splitLines';
import type { PolicyRecord, PolicySource } from '../src/library/records';
import { PolicyIndex } from '../src/library/search';

/** The real laws, where they lie beside the repository; null elsewhere, and the parts that need them are skipped. */
export function findLaws(): string | null {
  const path = fileURLToPath(new URL('../../../../shared/data/laws.jsonl.gz', import.meta.url));
  return existsSync(path) ? path : null;
}

export async function readLaws(path: string): Promise<PolicyRecord[]> {
  const records = new Map<string, PolicyRecord>();
  for await (const { bytes } of splitLines(createReadStream(path).pipe(createGunzip()))) {
    try {
      const record = lawAdapter.convert(JSON.parse((bytes as Buffer).toString('utf8')) as Record<string, unknown>);
      if (!records.has(record.id)) records.set(record.id, record);
    } catch (error) {
      if (!(error instanceof UnfitRecord)) throw error;
    }
  }
  return [...records.values()];
}

/** An index over records without a database, so that only the index is measured. */
export async function indexOf(folder: string, records: Iterable<PolicyRecord>, count: number): Promise<PolicyIndex> {
  const source: PolicySource = {
    state: async () => ({ library: 'bench', revision: 1, count }),
    async *changes() {
      let batch: PolicyRecord[] = [];
      for (const record of records) {
        batch.push(record);
        if (batch.length < 100) continue;
        yield batch;
        batch = [];
      }
      yield batch;
    },
    ids: async () => [],
  };
  const index = new PolicyIndex(folder, source);
  await index.sync();
  return index;
}

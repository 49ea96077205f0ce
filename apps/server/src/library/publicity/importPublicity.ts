import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import type { WriteResult } from '../records';
import type { PublicityLine } from './checkPublicity';
import { createPublicityRepository } from './repository';

export interface PublicityWriter {
  /** Why a line cannot be written; null when it can. Lists stand before their entries. */
  problemOf(line: PublicityLine): string | null;
  write(lines: readonly PublicityLine[]): Promise<WriteResult[]>;
  /** Counts what the lists hold; after a whole file, lists that stand in it keep no entries but those of the file. */
  end(isWhole: boolean): Promise<void>;
}

/** Writes lists and entries in the order in which they come. */
export async function createPublicityWriter(db: Db, clock: Clock): Promise<PublicityWriter> {
  const repository = createPublicityRepository(db);
  const known = await repository.listIds();
  const touched = new Set<string>();
  /** Of lists that stand in the file themselves, what came of them. */
  const places = new Map<string, Set<number>>();
  return {
    problemOf(line) {
      if (line.type === 'publicityList') known.add(line.id);
      else if (!known.has(line.listId)) return `公示名单${line.listId}还没有导入，名单应排在企业之前`;
      return null;
    },
    async write(lines) {
      const lists = lines.filter((line) => line.type === 'publicityList');
      const entries = lines.filter((line) => line.type === 'publicityEntry');
      const results = new Map<PublicityLine, WriteResult>();
      const note = (of: readonly PublicityLine[], written: readonly WriteResult[]): void => {
        for (const [i, line] of of.entries()) results.set(line, written[i] ?? 'unchanged');
      };
      note(lists, await repository.writeLists(lists, 'import', clock.now()));
      if (entries.length > 0) note(entries, await repository.writeEntries(entries));
      // Lists that did not change too: a run that was killed has not counted them.
      for (const { id } of lists) {
        touched.add(id);
        if (!places.has(id)) places.set(id, new Set());
      }
      for (const { listId, seq } of entries) {
        touched.add(listId);
        places.get(listId)?.add(seq);
      }
      return lines.map((line) => results.get(line) ?? 'unchanged');
    },
    async end(isWhole) {
      for (const [id, seqs] of places) if (isWhole && seqs.size > 0) await repository.keepEntries(id, seqs);
      for (const id of touched) await repository.summarise(id);
      touched.clear();
      places.clear();
    },
  };
}

import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import type { WriteResult } from '../records';
import type { PublicityLine } from './checkPublicity';
import { deleteOtherEntries, writeEntries } from './entryRepository';
import { listIds, updateSummary, writeLists } from './listRepository';

export interface PublicityWriter {
  /** Reason why a line cannot be written; null when it can. Lists come before their entries. */
  problemOf(line: PublicityLine): string | null;
  write(lines: readonly PublicityLine[]): Promise<WriteResult[]>;
  /** Counts the entries of the lists; after a whole file, deletes those that its lists no longer have. */
  end(isWhole: boolean): Promise<void>;
}

/** Writer of lists and entries, in the order in which they come. */
export async function createPublicityWriter(db: Db, clock: Clock): Promise<PublicityWriter> {
  const known = await listIds(db);
  const touched = new Set<string>();
  /** Places of the entries in the file, by list; only of lists that are in the file themselves. */
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
      note(lists, await writeLists(db, lists, 'import', clock.now()));
      if (entries.length > 0) note(entries, await writeEntries(db, entries));
      // Also of lists that did not change: a run that was killed has not counted their entries.
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
      for (const [id, seqs] of places) if (isWhole && seqs.size > 0) await deleteOtherEntries(db, id, seqs);
      for (const id of touched) await updateSummary(db, id);
      touched.clear();
      places.clear();
    },
  };
}

import type { Db } from '../../db/Db';
import type { Clock } from '../../ports/clock';
import type { WriteResult } from '../policy/repository';
import type { PublicityLine } from './checkPublicity';
import { createPublicityRepository } from './repository';

export interface PublicityWriter {
  /** Why a line cannot be written; null when it can. Lists stand before their entries. */
  problemOf(line: PublicityLine): string | null;
  write(lines: readonly PublicityLine[]): Promise<WriteResult[]>;
  /** Counts what the lists hold; once everything is written. */
  end(): Promise<void>;
}

/** Writes lists and entries in the order in which they come. */
export async function createPublicityWriter(db: Db, clock: Clock): Promise<PublicityWriter> {
  const repository = createPublicityRepository(db);
  const known = await repository.listIds();
  const touched = new Set<string>();
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
      for (const line of entries) if (results.get(line) !== 'unchanged') touched.add(line.listId);
      return lines.map((line) => results.get(line) ?? 'unchanged');
    },
    async end() {
      for (const id of touched) await repository.summarise(id);
      touched.clear();
    },
  };
}

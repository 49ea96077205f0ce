import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { deleteOtherEntries, writeEntries } from './entryRepository';
import { deleteOtherLists, updateSummary, writeLists } from './listRepository';
import type { PublicityEntryRecord, PublicityRecord } from './PublicityRecord';

const origin = 'embedded:sample';

/** Publicity lists that the product ships, with their entries. */
export interface EmbeddedLists {
  lists: readonly PublicityRecord[];
  entries: readonly PublicityEntryRecord[];
}

/** Writes the product's lists and deletes those that it ships no more. Idempotent. */
export async function keepEmbeddedLists(db: Db, clock: Clock, { lists, entries }: EmbeddedLists): Promise<void> {
  const ids = lists.map(({ id }) => id);
  await writeLists(db, lists, origin, clock.now());
  await deleteOtherLists(db, origin, ids);
  if (entries.length > 0) await writeEntries(db, entries);
  for (const id of ids) {
    const kept = entries.filter(({ listId }) => listId === id).map(({ seq }) => seq);
    await deleteOtherEntries(db, id, new Set(kept));
    await updateSummary(db, id);
  }
}

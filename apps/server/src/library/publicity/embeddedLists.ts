import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import type { PublicityEntryRecord, PublicityRecord } from './PublicityRecord';
import { createPublicityRepository } from './repository';

const origin = 'embedded:sample';

/** Lists that are shipped with the product. */
export interface EmbeddedLists {
  lists: readonly PublicityRecord[];
  entries: readonly PublicityEntryRecord[];
}

/** Makes the shipped lists those of the product, none included. Running it again changes nothing. */
export async function keepEmbeddedLists(db: Db, clock: Clock, { lists, entries }: EmbeddedLists): Promise<void> {
  const repository = createPublicityRepository(db);
  await repository.writeLists(lists, origin, clock.now());
  await repository.removeOthers(
    origin,
    lists.map(({ id }) => id),
  );
  if (entries.length > 0) await repository.writeEntries(entries);
  for (const { id } of lists) {
    await repository.keepEntries(id, new Set(entries.filter(({ listId }) => listId === id).map(({ seq }) => seq)));
    await repository.summarise(id);
  }
}

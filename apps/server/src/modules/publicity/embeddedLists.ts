import { generatePublicity } from '../../corpus/sample/publicity';
import type { Db } from '../../platform/db/Db';
import type { Clock } from '../../platform/ports/clock';
import { createPublicityRepository } from './repository';

const origin = 'embedded:sample';

/** Brings the 示例 lists in when they are wanted and takes them out when not. Running it again changes nothing. */
export async function keepEmbeddedLists(db: Db, clock: Clock, sampleData: boolean): Promise<void> {
  const repository = createPublicityRepository(db);
  const { lists, entries } = sampleData ? generatePublicity() : { lists: [], entries: [] };
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

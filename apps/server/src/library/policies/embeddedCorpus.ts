import { dayInShanghai, formatDay } from '@hengce/text';
import type { Clock } from '../../platform/ports';
import type { Origin, PolicyRecord, PolicyRepository } from '../records';

/** Policies of the product by origin, as of a day; those of an origin without records are removed. */
export type EmbeddedCorpus = (today: string) => readonly { origin: Origin; records: readonly PolicyRecord[] }[];

const batch = 100;

/** Writes the policies of the product into the library and removes those that it ships no more. */
export async function keepEmbeddedCorpus(
  repository: PolicyRepository,
  clock: Clock,
  corpus: EmbeddedCorpus,
): Promise<void> {
  for (const { origin, records } of corpus(formatDay(dayInShanghai(clock.now())))) {
    for (let i = 0; i < records.length; i += batch)
      await repository.write(records.slice(i, i + batch), origin, clock.now());
    await repository.removeOthers(
      origin,
      records.map(({ id }) => id),
    );
  }
}

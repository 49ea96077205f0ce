import { dayInShanghai, formatDay } from '@hengce/text';
import { provincialNotices } from '../../corpus/national/guangdong';
import { nationalProgrammes } from '../../corpus/national/nationalProgrammes';
import { generateSamples } from '../../corpus/sample/generateSamples';
import type { Clock } from '../../platform/ports/clock';
import type { PolicyRecord } from './PolicyRecord';
import type { Origin, PolicyRepository } from './repository';

const batch = 100;

/** Brings the embedded programmes and, when wanted, the 示例 policies into the library; takes samples out when not. */
export async function keepEmbeddedCorpus(
  repository: PolicyRepository,
  clock: Clock,
  sampleData: boolean,
): Promise<void> {
  await keep(repository, 'embedded:national', [...nationalProgrammes(), ...provincialNotices], clock);
  const samples = sampleData ? generateSamples({ today: formatDay(dayInShanghai(clock.now())) }) : [];
  await keep(repository, 'embedded:sample', samples, clock);
}

async function keep(
  repository: PolicyRepository,
  origin: Origin,
  records: readonly PolicyRecord[],
  clock: Clock,
): Promise<void> {
  for (let i = 0; i < records.length; i += batch)
    await repository.write(records.slice(i, i + batch), origin, clock.now());
  await repository.removeOthers(
    origin,
    records.map(({ id }) => id),
  );
}

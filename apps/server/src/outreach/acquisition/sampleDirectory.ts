import { addDays, CORPUS_DAY, generatePublicity, randomFor, sampleEnterprise } from '../../corpus/sample';
import { industries } from '../../platform/vocabulary';
import type { FirmSource } from './directoryRepository';
import type { FirmFact, FirmRecord } from './firmRecord';

const FIRMS = 40;
const YEAR = String(Number(CORPUS_DAY.slice(0, 4)) - 1);
const WAN = 1_000_000;

const sampleSource = (name: string, daysAgo: number): FirmSource => ({
  name,
  url: null,
  asOf: addDays(CORPUS_DAY, -daysAgo),
  isSample: true,
});

/**
 * Invented firms, those of the invented publicity lists, in the statements of two sources, which both omit facts and
 * sometimes differ.
 */
export function generateDirectory(seed = 20261122): { source: FirmSource; firms: FirmRecord[] }[] {
  const { lists, entries } = generatePublicity();
  const regionOf = new Map(lists.map(({ id, regionCode }) => [id, regionCode]));
  const named = new Map<string, { regionCode: string; industry: string | null }>();
  for (const { name, listId, industry } of entries)
    if (!named.has(name) && !name.startsWith(sampleEnterprise.name.slice(0, 4)))
      named.set(name, { regionCode: regionOf.get(listId) ?? '', industry });
  const chosen = randomFor(seed, 'directory').some([...named], FIRMS);
  const registry: FirmRecord[] = [];
  const property: FirmRecord[] = [];
  for (const [name, { regionCode, industry }] of chosen) {
    const draw = randomFor(seed, `firm ${name}`);
    const fact = (key: FirmFact['key'], value: FirmFact['value'], period = ''): FirmFact => ({ key, period, value });
    const code = industries.find((each) => each.name === industry)?.code;
    const isHighTech = draw.chance(0.5);
    const patents = draw.int(0, 18);
    registry.push({
      name,
      uscc: null,
      regionCode,
      facts: [
        fact('establishedAt', `${draw.int(2006, 2024)}-0${draw.int(1, 9)}-${draw.int(10, 28)}`),
        ...(code ? [fact('industryCode', code)] : []),
        fact('registeredCapital', draw.int(2, 80) * 100 * WAN),
        fact('legalStatus', draw.chance(0.95) ? '存续' : '停业'),
        ...(draw.chance(0.7) ? [fact('workforce', draw.int(8, 420), YEAR)] : []),
        ...(draw.chance(0.6) ? [fact('revenue', draw.int(300, 36_000) * WAN, YEAR)] : []),
        ...(draw.chance(0.85) ? [fact('isHighTech', isHighTech)] : []),
        ...(draw.chance(0.7) ? [fact('isSpecialisedSme', isHighTech && draw.chance(0.4))] : []),
        ...(draw.chance(0.7) ? [fact('isInnovativeSme', draw.chance(0.4))] : []),
        fact('isAbnormal', draw.chance(0.06)),
        fact('isBlacklisted', draw.chance(0.03)),
        ...(draw.chance(0.3) ? [fact('inventionPatents', Math.max(0, patents - 1))] : []),
      ],
    });
    if (draw.chance(0.75))
      property.push({
        name,
        uscc: null,
        regionCode: null,
        facts: [
          fact('inventionPatents', patents),
          fact('utilityModels', draw.int(0, 40)),
          fact('softwareCopyrights', draw.int(0, 30)),
        ],
      });
  }
  return [
    { source: sampleSource('示例登记数据', 50), firms: registry },
    { source: sampleSource('示例知识产权数据', 20), firms: property },
  ];
}

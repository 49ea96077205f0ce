import { nationalProgrammes } from '../src/corpus/programmes';
import { randomFor } from '../src/corpus/sample';
import { dayOf } from '../src/matching/items';
import { matchablesOf } from '../src/matching/items/matchable';
import { createFirmWriter } from '../src/outreach/acquisition';
import { assess, conditionsOf, sortFirms } from '../src/outreach/acquisition/assess';
import { createDirectory } from '../src/outreach/acquisition/directory';
import { type FirmQuery, queryOfConditions, queryOfItem } from '../src/outreach/acquisition/firmQuery';
import type { FirmFact, FirmRecord } from '../src/outreach/acquisition/firmRecord';
import { migrate } from '../src/platform/db/migrate';
import { openPglite } from '../src/platform/db/pgliteDb';
import { provincesAndCities } from '../src/platform/vocabulary';
import { distribution, type PartResult, table } from './measure';

const asOf = '2026-11-20';
const batch = 500;
const rounds = 60;

function firmAt(index: number): FirmRecord {
  const random = randomFor(index, 'acquisition bench');
  const some = (key: FirmFact['key'], value: FirmFact['value'], period = ''): FirmFact[] =>
    random.chance(0.8) ? [{ key, period, value }] : [];
  return {
    name: `第${index}号企业有限公司`,
    uscc: null,
    regionCode: random.pick(provincesAndCities).code,
    facts: [
      ...some('establishedAt', `${random.int(2000, 2024)}-0${random.int(1, 9)}-15`),
      ...some('industryCode', random.pick(['C34', 'C35', 'C39', 'I65', 'C26'])),
      ...some('registeredCapital', random.int(1, 90) * 100_000_000),
      ...some('employees', random.int(5, 800), '2025'),
      ...some('revenue', random.int(300, 40_000) * 1_000_000, '2025'),
      ...some('revenue', random.int(300, 40_000) * 1_000_000, '2024'),
      ...some('rdExpense', random.int(10, 3_000) * 1_000_000, '2025'),
      ...some('researchStaff', random.int(1, 80), '2025'),
      ...some('isHighTech', random.chance(0.4)),
      ...some('isBlacklisted', random.chance(0.02)),
      ...some('inventionPatents', random.int(0, 20)),
      ...some('softwareCopyrights', random.int(0, 40)),
    ],
  };
}

/** A directory of firms: how long it takes to read it, and to ask conditions or a policy of all of them. */
export async function measureAcquisition(count: number): Promise<PartResult> {
  const db = await openPglite(null);
  try {
    await migrate(db);
    const source = { name: '性能测试', url: null, asOf: '2026-10-31', isSample: false };
    const writer = createFirmWriter(db, source);
    const writing = performance.now();
    for (let at = 0; at < count; at += batch)
      await writer.write(Array.from({ length: Math.min(batch, count - at) }, (_, i) => firmAt(at + i)));
    const writeSeconds = (performance.now() - writing) / 1_000;
    const directory = createDirectory(db);
    const reading = performance.now();
    const { firms } = await directory();
    const readMs = performance.now() - reading;
    const records = nationalProgrammes().map((record) => ({ ...record, provenance: record.source.provenance }));
    const item = matchablesOf(records, dayOf(asOf)).find(({ policy }) => policy.id === 'n-hnte-2016-32');
    if (item === undefined) throw new Error('no item');
    const conditions = queryOfConditions(
      [
        { key: 'revenue', operator: '>=', value: 2_000_000_000 },
        { key: 'isHighTech', operator: 'is', value: true },
        { key: 'industryCode', operator: 'in', value: ['C34通用设备制造业', 'C35专用设备制造业'] },
        { key: 'establishedAt', operator: '<=', value: '2020-01-01' },
      ],
      '330000',
      asOf,
    );
    const time = async (query: FirmQuery) => {
      const begun = performance.now();
      const { firms: assessed } = await assess(query, firms, asOf);
      const runMs = performance.now() - begun;
      // As a page of what was found is made: the assessment is remembered.
      const pages = Array.from({ length: rounds }, (_, page) => {
        const turned = performance.now();
        const found = sortFirms(
          assessed.filter(({ verdict }) => verdict !== 'unmet'),
          'fit',
        );
        for (const { firm } of found.slice(page * 20, page * 20 + 20)) conditionsOf(query, firm, asOf);
        return performance.now() - turned;
      });
      return { runMs, pages: distribution(pages) };
    };
    const kinds = {
      四个条件与地区: await time(conditions),
      四个条件: await time({ ...conditions, region: null }),
      '一个事项（高企认定），浙江省': await time(queryOfItem(item, '330000')),
      '一个事项（高企认定）': await time(queryOfItem(item, null)),
    };
    return {
      title: `AI获客，${count}家企业`,
      json: { count, writeSeconds, readMs, kinds },
      markdown: [
        `写入${writeSeconds.toFixed(1)}秒，读进内存${readMs.toFixed(0)} ms（改动以后一次）。`,
        '',
        table(
          ['查找', '核对一次 ms', '看一页p50 ms', 'p95 ms'],
          Object.entries(kinds).map(([name, { runMs, pages }]) => [
            name,
            runMs.toFixed(0),
            pages.p50.toFixed(1),
            pages.p95.toFixed(1),
          ]),
        ),
      ].join('\n'),
    };
  } finally {
    await db.close();
  }
}

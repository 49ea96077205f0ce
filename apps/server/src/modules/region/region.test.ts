import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleModule } from '../../../test/exampleModule';
import { dayOf } from '../match/matchable';
import { embeddedMatchables, embeddedRecords } from '../match/testing';
import { asOf } from '../rules/testing';
import { keepSampleFacts } from '../sample/sampleFacts';
import { differencesOf, figuresOf } from './figures';
import { lastMonths, type Regional, type RegionalRow, regionalOf } from './regional';

type S = MainComponents['schemas'];

const row = (id: string, patch: Partial<RegionalRow> = {}): RegionalRow => ({
  id,
  familyId: id,
  title: `政策${id}`,
  docNo: null,
  status: 'in_force',
  writtenAt: null,
  publishedAt: '2026-10-08',
  effectiveFrom: null,
  effectiveTo: null,
  regionCode: '330000',
  themes: ['科技、教育'],
  provenance: 'official_fulltext',
  materials: 0,
  items: [],
  ...patch,
});
const award = (capFen: number | null): RegionalRow['items'][number] => ({
  id: 'art-4',
  name: '首次认定奖励',
  support: 'award',
  amount: capFen === null ? null : { text: `最高${capFen / 1_000_000}万元`, capFen },
});
const regional = (...rows: RegionalRow[]): Regional[] => regionalOf(rows, dayOf('2026-11-20'));

describe('数字', () => {
  it('市县的算在省里，全国的不算，失效的不算', () => {
    const found = regional(
      row('hangzhou', { regionCode: '330100' }),
      row('nation', { regionCode: '000000' }),
      row('expired', { effectiveTo: '2026-11-19' }),
      row('repealed', { status: 'repealed' }),
      row('last-day', { effectiveTo: '2026-11-20' }),
    );
    expect(found.map(({ id, province }) => [id, province])).toEqual([
      ['hangzhou', '330000'],
      ['last-day', '330000'],
    ]);
  });

  it('没有写的是空，不是0；十二个月含当月，跨年', () => {
    expect(lastMonths('2026-02-28')).toEqual([
      ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
      ...['2026-01', '2026-02'],
    ]);
    const [one] = regional(row('a', { publishedAt: null }));
    expect(figuresOf('330000', one ? [one] : [], lastMonths('2026-11-20'))).toMatchObject({
      policies: 1,
      published: 0,
      topAmount: null,
      materials: null,
    });
  });

  it('最高额带出处，贷款不算奖补；材料取中位数，没有写材料的不算', () => {
    const rows = regional(
      row('a', { materials: 4, items: [award(30_000_000)] }),
      row('b', {
        materials: 7,
        items: [award(50_000_000), award(null), { ...award(900_000_000), support: 'loan' }],
      }),
      row('c', { publishedAt: '2025-11-30' }),
    );
    const figures = figuresOf('330000', rows, lastMonths('2026-11-20'));
    expect(figures).toMatchObject({
      policies: 3,
      published: 2,
      topAmount: { value: 50_000_000, policyId: 'b' },
      materials: 5.5,
    });
    expect(figures.trend).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  });

  it('只比同名同类的事项，差得多的在前，一样的不列', () => {
    const other = { ...award(10_000_000), name: '重新认定奖励' };
    const items = differencesOf(
      regional(
        row('zj', { items: [award(20_000_000), other] }),
        row('js', { regionCode: '320000', items: [award(50_000_000), other] }),
        row('js-city', { regionCode: '320100', items: [award(60_000_000)] }),
        row('ah', { regionCode: '340000', items: [{ ...award(90_000_000), support: 'subsidy' }] }),
      ),
      ['330000', '320000', '340000'],
    );
    expect(items.map(({ key, times, values }) => [key, times, values.map(({ policyId }) => policyId)])).toEqual([
      ['award.首次认定奖励', 3, ['zj', 'js-city']],
    ]);
  });
});

describe('接口', () => {
  let app: TestApp;
  let token: string;
  let enterpriseId: string;
  beforeAll(async () => {
    const module = exampleModule();
    const rows = embeddedRecords().map((record) => ({
      ...record,
      provenance: record.source.provenance,
      materials: record.materials.length,
    }));
    const policies = module.policies && {
      ...module.policies,
      matchables: async () => embeddedMatchables(),
      regional: async () => regionalOf(rows, dayOf(asOf)),
    };
    app = await createTestApp({ modules: [{ ...module, ...(policies ? { policies } : {}) }] });
    token = await app.signIn('13750000001');
    const json = {
      name: '甲精密制造有限公司',
      regionCode: '330100',
      regionName: '浙江省杭州市',
      industryCode: 'C34',
      establishedAt: '2019-04-18',
    };
    enterpriseId = String((await app.call('POST', '/api/v1/enterprise/save', { token, json })).data.id);
    await app.db.transaction((tx) => keepSampleFacts(tx, enterpriseId, app.clock.now()));
  });
  afterAll(() => app.close());

  const get = async <T>(path: string, query: Record<string, string | string[]>): Promise<T> => {
    const params = new URLSearchParams(
      Object.entries(query).flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, one])),
    );
    const reply = await app.call('GET', `/api/v1/region/${path}?${params}`, { token });
    expect(reply.status, reply.text).toBe(200);
    return reply.data as unknown as T;
  };

  it('真实与示例分开数，合起来才相加；没有收录的地区不出现', async () => {
    const [chosen, real, sample, all] = await Promise.all(
      ['', 'source=real', 'source=sample', 'source=all'].map((query) =>
        get<S['RegionOverview']>('overview', Object.fromEntries(new URLSearchParams(query))),
      ),
    );
    const sum = (overview: S['RegionOverview'] | undefined) =>
      (overview?.regions ?? []).reduce((total, { policies }) => total + policies, 0);
    expect(chosen).toEqual(sample);
    expect(sum(sample)).toBe(sample?.available.sample);
    expect(sum(real)).toBe(real?.available.real);
    expect(sum(all)).toBe(sum(real) + sum(sample));
    expect(sample?.regions).toHaveLength(31);
    expect(sample?.regions.map(({ code }) => code)).not.toContain('710000');
  });

  it('按主题数的，不多于全部；差异来自所选的地区', async () => {
    const { themes } = await get<S['RegionOverview']>('overview', { source: 'sample' });
    const [theme] = themes;
    const narrowed = await get<S['RegionOverview']>('overview', { source: 'sample', theme: theme?.value ?? '' });
    expect(narrowed.regions.reduce((sum, { policies }) => sum + policies, 0)).toBe(theme?.count);
    const { items } = await get<S['RegionDifferences']>('differences', {
      source: 'sample',
      region: ['320000', '330000'],
    });
    expect(items.length).toBeGreaterThan(3);
    for (const { values, times } of items) {
      expect(values.map(({ code }) => code)).toEqual(['320000', '330000']);
      expect(times).toBeGreaterThan(1);
    }
  });

  it('同一事项在各地：按本企业资料算，金额从多到少，本地的标出', async () => {
    const { items } = await get<S['ComparedItemList']>('items', { source: 'sample' });
    const item = items.find(({ name }) => name === '研发投入补助');
    const rank = await get<S['RegionRank']>('rank', { item: item?.key ?? '', enterpriseId, source: 'sample' });
    expect(new Set(rank.items.map(({ regionCode }) => regionCode)).size).toBe(item?.regions);
    const sums = rank.items.map(({ amount }) => amount?.hiFen ?? -1);
    expect(sums).toEqual([...sums].sort((a, b) => b - a));
    expect(
      rank.items
        .filter(({ isOwnRegion }) => isOwnRegion)
        .every(({ regionCode }) => ['330000', '330100'].includes(regionCode)),
    ).toBe(true);
    expect(rank.items.some(({ amount }) => amount?.certainty === 'fixed')).toBe(true);
  });

  it('别人的企业与没有的一样；地区少于两个的说清楚', async () => {
    const stranger = await app.signIn('13750000002');
    const path = `/api/v1/region/rank?item=award.x&enterpriseId=${enterpriseId}`;
    expect((await app.call('GET', path, { token: stranger })).status).toBe(404);
    expect((await app.call('GET', '/api/v1/region/differences?region=330000', { token })).status).toBe(400);
  });
});

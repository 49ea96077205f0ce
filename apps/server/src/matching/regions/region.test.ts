import type { MainComponents } from '@hengce/api/contract';
import { factSet, matchGroups } from '@hengce/rules';
import { asOf } from '@hengce/rules/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { keepSampleFacts } from '../../corpus/demoAccount/sampleFacts';
import type { RegionalRow } from '../../library/records';
import { dayOf } from '../items';
import { embeddedMatchables, embeddedRecords } from '../items/testing';
import { compareIndustry } from './compareIndustry';
import { differencesOf } from './differences';
import { figuresOf } from './figures';
import { matrixOf } from './industryMatrix';
import { ipFacts, ipKindOf, pieceFen, pieceOf } from './ipKinds';
import { groupsOf } from './policyGroups';
import { lastMonths, type Regional, regionalOf } from './regional';
import { peerOf, regionsOfTier, tierOf } from './tiers';

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
  issuers: ['浙江省科学技术厅'],
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
  conditions: [],
});
const closed = () => false;
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
    expect(figuresOf('330000', one ? [one] : [], lastMonths('2026-11-20'), closed)).toMatchObject({
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
    const figures = figuresOf('330000', rows, lastMonths('2026-11-20'), (id) => id === 'b');
    expect(figures).toMatchObject({
      policies: 3,
      published: 2,
      items: 4,
      open: 1,
      topAmount: { value: 50_000_000, policyId: 'b' },
      materials: 5.5,
    });
    expect(figures.trend).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  });

  it('只比同名同类的事项，差得多的在前，一样的不列', () => {
    const other = { ...award(10_000_000), name: '重新认定奖励' };
    const items = differencesOf(
      groupsOf(
        regional(
          row('zj', { items: [award(20_000_000), other] }),
          row('js', { regionCode: '320000', items: [award(50_000_000), other] }),
          row('js-city', { regionCode: '320100', items: [award(60_000_000)] }),
          row('ah', { regionCode: '340000', items: [{ ...award(90_000_000), support: 'subsidy' }] }),
        ),
      ),
      ['330000', '320000', '340000'],
    );
    expect(items.map(({ key, times, values }) => [key, times, values.map(({ policyId }) => policyId)])).toEqual([
      ['award.首次认定奖励', 3, ['zj', 'js-city']],
    ]);
  });
});

describe('产业', () => {
  const item = (name: string, text: string) => ({ ...award(null), name, conditions: [{ text }] });

  it('按标题、事项与条件里写明的行业；软件著作权不是软件业，最长的词算数', () => {
    const read = (title: string, ...items: RegionalRow['items']) =>
      regional(row('a', { title, items })).flatMap(({ industries }) => industries);
    expect(read('支持制造业数字化转型若干措施')).toEqual(['C']);
    expect(
      read('企业奖励办法', item('首版次软件奖励', ''), item('认定奖励', '软件著作权2件以上，购置设备和软件')),
    ).toEqual(['I65']);
    expect(read('企业奖励办法', item('设备补助', '从事农产品加工的企业'))).toEqual(['C13']);
    expect(read('稳岗补助办法', item('稳岗补助', '依法登记注册满1年'))).toEqual([]);
  });

  it('每份政策在门类里只数一次，没有写明行业的另算', () => {
    const rows = regional(
      row('zj', { title: '支持汽车和芯片产业的措施' }),
      row('zj-all', { title: '稳岗补助办法' }),
      row('js', { title: '制造业贷款贴息办法', regionCode: '320100' }),
    );
    expect(matrixOf(rows)).toEqual({
      regions: [
        { code: '320000', name: '江苏省' },
        { code: '330000', name: '浙江省' },
      ],
      rows: [
        { code: 'C', name: '制造业', total: 2, counts: [1, 1] },
        { code: 'C36', name: '汽车制造业', total: 1, counts: [0, 1] },
        { code: 'C39', name: '计算机、通信和其他电子设备制造业', total: 1, counts: [0, 1] },
      ],
      unrestricted: [0, 1],
    });
  });
});

describe('知识产权', () => {
  it('按事项的名称归类，海外的不是发明授权，与知识产权无关的不归', () => {
    const kind = (name: string, title = '知识产权资助办法') => ipKindOf({ name }, { title })?.id ?? null;
    expect(['海外发明专利资助', '专利质押贷款贴息', '贯标奖励', '发明专利授权奖励'].map((name) => kind(name))).toEqual([
      'overseas',
      'pledge',
      'standard',
      'invention',
    ]);
    expect(kind('科技成果转化奖励', '科技创新办法')).toBeNull();
  });

  it('每件的金额乘件数，不超过上限；说不出件数的不算', () => {
    expect(pieceFen('每件给予资助2.5万元，每年最高50万元')).toBe(2_500_000);
    expect(pieceFen('每项奖励800元')).toBe(80_000);
    expect(pieceFen('最高50万元')).toBeNull();
    const facts = factSet('2026-11-20', [
      { key: 'inventionPatents', period: '', value: 6, source: 'user', confidence: 'stated' },
    ]);
    const amount = (hiFen: number, text: string) =>
      ({ amount: { loFen: 0, hiFen, certainty: 'capped', text, formula: null } }) as S['RankedItem'];
    const each = '每件给予奖励2万元';
    expect(pieceOf(amount(50_000_000, each), 'inventionPatents', facts)).toMatchObject({
      pieces: 6,
      sumFen: 12_000_000,
    });
    expect(pieceOf(amount(10_000_000, each), 'inventionPatents', facts)).toMatchObject({ sumFen: 10_000_000 });
    // A limit of the text is a sum of its own; one piece may be all that is paid.
    expect(pieceOf(amount(50_000_000, `${each}，最高50万元`), 'inventionPatents', facts)?.sumFen).toBeNull();
    expect(pieceOf(amount(2_000_000, each), 'inventionPatents', facts)?.sumFen).toBeNull();
    expect(pieceOf(amount(50_000_000, each), undefined, facts)).toEqual({ fen: 2_000_000, pieces: null, sumFen: null });
    expect(ipFacts(facts).map(({ value }) => value)).toEqual([6, null, null, null]);
  });
});

describe('产业对比', () => {
  const item = (name: string, capFen: number) => ({ ...award(capFen), name });
  const rows = regional(
    row('zj', { title: '支持机床产业的措施', items: [item('机床首台奖励', 30_000_000)] }),
    row('zj-car', { title: '支持汽车产业的措施', items: [item('整车奖励', 90_000_000)] }),
    row('zj-all', { items: [item('认定奖励', 10_000_000)] }),
    row('js', { regionCode: '320100', title: '制造业奖励办法', items: [item('认定奖励', 20_000_000)] }),
  );
  const compared = compareIndustry(groupsOf(rows), 'C34', ['320000', '330000', '540000'], closed);

  it('写明本行业、所在门类的与不限行业的都算，写明别的行业的不算', () => {
    expect(compared.regions.map(({ policies, named }) => [policies, named])).toEqual([
      [1, 0],
      [2, 1],
      [null, 0],
    ]);
    expect(compared.headlines.map(({ name }) => name)).toEqual(['认定奖励', '机床首台奖励', '认定奖励']);
  });

  it('没有收录的地区不算缺', () => {
    expect(compared.gaps.map(({ name, have, lack }) => [name, have, lack])).toEqual([
      ['机床首台奖励', ['330000'], ['320000']],
    ]);
  });
});

describe('同级', () => {
  it('区县归到市，直辖市的归到市，级别各不重复', () => {
    expect(['330106', '330100', '310115', '440305'].map(peerOf)).toEqual(['330100', '330100', '310000', '440300']);
    expect(['330100', '310000', '440300', '350100', '330300', '330000', '710000'].map(tierOf)).toEqual([
      ...['subprovincial', 'municipality', 'planned', 'capital', 'prefecture', 'province'],
      null,
    ]);
    const all = [...regionsOfTier.values()].flat().map(({ code }) => code);
    expect(new Set(all).size).toBe(all.length);
    expect([...regionsOfTier].map(([tier, { length }]) => [tier, length])).toEqual(
      expect.arrayContaining([
        ['province', 27],
        ['municipality', 4],
        ['planned', 5],
        ['subprovincial', 10],
        ['capital', 17],
      ]),
    );
  });
});

describe('接口', () => {
  let app: TestApp;
  let token: string;
  let enterpriseId: string;
  beforeAll(async () => {
    const rows = embeddedRecords().map((record) => ({
      ...record,
      provenance: record.source.provenance,
      materials: record.materials.length,
    }));
    const policies = exampleLibrary({
      matchables: async () => embeddedMatchables(),
      regional: async () => regionalOf(rows, dayOf(asOf)),
    });
    app = await createTestApp({ policies });
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

  it('每个数字都是一张明细的总数', async () => {
    const listed = (query: Record<string, string | string[]>) =>
      get<S['RegionEntryList']>('entries', { source: 'sample', pageSize: '1', ...query });
    const { regions, departments, months } = await get<S['RegionOverview']>('overview', { source: 'sample' });
    const zhejiang = regions.find(({ code }) => code === '330000');
    const [department] = departments;
    const matrix = await get<S['IndustryMatrix']>('industries', { source: 'sample' });
    const at = matrix.regions.findIndex(({ code }) => code === '330000');
    const { items } = await get<S['ComparedItemList']>('items', { source: 'sample' });
    const first = items[0]?.key ?? '';
    const totals = await Promise.all([
      listed({ region: '330000' }),
      listed({ region: '330000', isOpen: 'true' }),
      listed({ region: '330000', since: months[0] ?? '' }),
      listed({ department: department?.name ?? '' }),
      listed({ region: '330000', industry: 'none' }),
      ...matrix.rows.map(({ code }) => listed({ region: '330000', industry: code })),
    ]);
    expect(totals.map(({ total }) => total)).toEqual([
      zhejiang?.policies,
      zhejiang?.open,
      zhejiang?.published,
      department?.count,
      matrix.unrestricted[at],
      ...matrix.rows.map(({ counts }) => counts[at]),
    ]);
    expect(matrix.rows.length).toBeGreaterThan(2);
    const named = await listed({ item: first, pageSize: '500' });
    expect(new Set(named.rows.map(({ regionCode }) => regionCode)).size).toBe(items[0]?.regions);
    expect(named.rows.every(({ items: own }) => own.length > 0)).toBe(true);
    expect(named.conditions).toEqual([{ key: 'item', value: first, label: items[0]?.name }]);
    expect(await listed({ region: '330000', source: 'real' })).toMatchObject({
      total: expect.any(Number),
      source: 'real',
    });
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

  it('开始看的事项是本企业最有希望的，没有企业时是最多地区有的', async () => {
    const plain = await get<S['ComparedItemList']>('items', { source: 'sample' });
    expect(plain.suggested).toBe(plain.items[0]?.key);
    const { suggested } = await get<S['ComparedItemList']>('items', { source: 'sample', enterpriseId });
    const bestOf = async (item: string) => {
      const { items } = await get<S['RegionRank']>('rank', { item, enterpriseId, source: 'sample' });
      const own = items.filter(({ isOwnRegion }) => isOwnRegion).map(({ group }) => matchGroups.indexOf(group));
      return Math.min(matchGroups.length, ...own);
    };
    const best = await bestOf(suggested ?? '');
    for (const { key } of plain.items.slice(0, 12)) expect(best).toBeLessThanOrEqual(await bestOf(key));
  });

  it('知识产权、产业、同级都答得出，没有收录的不是0', async () => {
    const ip = await get<S['IpComparison']>('patents', {
      source: 'sample',
      enterpriseId,
      region: ['330000', '710000'],
    });
    expect(ip.kinds.find(({ id }) => id === 'standard')?.values.map(({ code }) => code)).toEqual(['330000']);
    expect(ip.kinds.find(({ id }) => id === 'invention')?.values).toEqual([]);
    expect(ip.facts.find(({ key }) => key === 'inventionPatents')?.value).toBeGreaterThan(0);
    const industry = await get<S['IndustryComparison']>('industry', {
      source: 'sample',
      industry: 'C34',
      region: ['320000', '330000'],
    });
    const total = async (code: string) =>
      (await get<S['RegionEntryList']>('entries', { source: 'sample', suits: 'C34', region: code })).total;
    expect(industry.regions.map(({ policies }) => policies)).toEqual([await total('320000'), await total('330000')]);
    const peers = await get<S['RegionPeers']>('peers', { source: 'sample', region: '330106' });
    expect(peers).toMatchObject({ tier: 'subprovincial', ownCode: '330100' });
    expect(peers.regions.length + peers.missing.length).toBe(10);
  });

  it('别人的企业与没有的一样；地区少于两个的说清楚', async () => {
    const stranger = await app.signIn('13750000002');
    const path = `/api/v1/region/rank?item=award.x&enterpriseId=${enterpriseId}`;
    expect((await app.call('GET', path, { token: stranger })).status).toBe(404);
    expect((await app.call('GET', '/api/v1/region/differences?region=330000', { token })).status).toBe(400);
  });
});

import type {
  IndustryMatrix,
  OfficialPortal,
  ProvinceGuide,
  RankedItem,
  RegionDifference,
  RegionEntryList,
  RegionFigures,
  RegionOverview,
  RegionPeers,
  RegionRank,
} from '@hengce/api';
import { provinces } from '@hengce/ui';
import { eligibleItem, matchEnterprise } from '../../shared/testing/matchFixtures';

const notRecorded = ['710000', '810000', '820000'];
/** Provinces of which policies are recorded. */
export const recorded = provinces.filter(({ code }) => !notRecorded.includes(code));

const top = (value: number, code: string, name: string, itemName: string) => ({
  value,
  policyId: `s-${code}-rd-2026`,
  title: `【示例】${name}企业研发费用后补助实施细则`,
  itemName,
});

/** Grows with the code, so that a picture of it is the same every time. */
function figures({ code, name }: (typeof recorded)[number], index: number): RegionFigures {
  const trend = Array.from({ length: 12 }, (_, month) => (index + month * 3) % 4);
  return {
    code,
    name,
    policies: 12 + ((index * 7) % 29),
    published: trend.reduce((sum, one) => sum + one, 0),
    trend,
    items: 30 + ((index * 11) % 60),
    open: (index * 5) % 11,
    topAmount: top(((index % 9) + 2) * 100_000_000, code, name, '研发投入补助'),
    materials: 4 + (index % 4),
    provenances: [{ value: 'sample', count: 12 + ((index * 7) % 29) }],
  };
}

export const regionOverview: RegionOverview = {
  asOf: '2026-11-20',
  source: 'sample',
  available: { real: 12, sample: 704 },
  themes: [
    { value: '工业、交通', count: 308 },
    { value: '科技、教育', count: 279 },
    { value: '财政、金融、审计', count: 207 },
  ],
  departments: [
    { name: '（示例）浙江省科技主管部门', count: 6 },
    { name: '（示例）江苏省工业主管部门', count: 5 },
    { name: '（示例）广东省知识产权主管部门', count: 5 },
  ],
  months: [
    ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
    ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ],
  regions: recorded.map(figures),
};

const limits = [30, 50, 80, 100];
export const regionDifferences = (codes: readonly string[]): RegionDifference[] =>
  ['首次认定奖励', '数字化改造补助', '研发投入补助'].map((name, row) => {
    const values = codes.map((code, index) => {
      const limit = limits[(index + row) % limits.length] ?? 30;
      return {
        code,
        capFen: limit * 1_000_000,
        text: `最高${limit}万元`,
        policyId: `s-${code}-rd-2026`,
        title: `【示例】${name}`,
        itemId: 'art-4',
      };
    });
    const sums = values.map(({ capFen }) => capFen);
    return { key: `award.${name}`, name, times: Math.max(...sums) / Math.min(...sums), values };
  });

const ranked = ({ code, name }: (typeof recorded)[number], index: number): RankedItem => ({
  policy: {
    ...eligibleItem.policy,
    policyId: `s-${code}-rd-2026`,
    itemId: 'art-6',
    title: `【示例】${name}企业研发费用后补助实施细则`,
    itemName: '研发投入补助',
    regionName: name,
    isSample: true,
    provenance: 'sample',
  },
  regionCode: code,
  amount:
    index % 3 === 2
      ? {
          loFen: 0,
          hiFen: 200_000_000 - index * 8_000_000,
          certainty: 'capped',
          text: `最高${200 - index * 8}万元`,
          formula: null,
        }
      : {
          loFen: 200_000_000 - index * 8_000_000,
          hiFen: 200_000_000 - index * 8_000_000,
          certainty: 'fixed',
          text: `预计${200 - index * 8}万元，上限200万元`,
          formula: null,
        },
  group: index % 4 === 0 ? 'toVerify' : index % 4 === 3 ? 'ineligible' : 'eligible',
  window: { state: 'open', opensAt: '2026-11-01', closesAt: '2026-12-31', daysLeft: 41 },
  effectiveTo: '2029-09-30',
  isOwnRegion: code === '330000',
});

export const regionRank: RegionRank = {
  source: 'sample',
  enterprise: {
    id: matchEnterprise.id,
    name: matchEnterprise.name,
    regionName: matchEnterprise.regionName,
    isSample: matchEnterprise.isSample,
  },
  asOf: '2026-11-20',
  items: recorded.slice(0, 22).map(ranked),
};

export const industryMatrix: IndustryMatrix = {
  asOf: '2026-11-20',
  source: 'sample',
  available: { real: 12, sample: 704 },
  regions: recorded.map(({ code, name }) => ({ code, name })),
  rows: [
    ['C', '制造业', 9],
    ['C34', '通用设备制造业', 2],
    ['C36', '汽车制造业', 3],
    ['C39', '计算机、通信和其他电子设备制造业', 5],
    ['I65', '软件和信息技术服务业', 7],
  ].map(([code, name, most]) => {
    const counts = recorded.map((_, index) => (index * 5 + Number(most)) % (Number(most) + 1));
    return { code: String(code), name: String(name), total: counts.reduce((sum, one) => sum + one, 0), counts };
  }),
  unrestricted: recorded.map((_, index) => 6 + ((index * 7) % 13)),
};

export const regionEntries: RegionEntryList = {
  source: 'sample',
  asOf: '2026-11-20',
  total: 43,
  conditions: [
    { key: 'region', value: '330000', label: '浙江省' },
    { key: 'industry', value: 'C', label: '写明制造业' },
  ],
  rows: Array.from({ length: 20 }, (_, index) => ({
    policyId: `s-330000-first-${index}`,
    title: `【示例】${index % 3 === 0 ? '浙江省' : '杭州市'}首台（套）首批次首版次产品奖励办法`,
    docNo: `示例工信〔2026〕${index + 3}号`,
    issuers: ['（示例）浙江省工业主管部门'],
    regionCode: index % 3 === 0 ? '330000' : '330100',
    regionName: index % 3 === 0 ? '浙江省' : '杭州市',
    publishedAt: `2026-${String(11 - (index % 10)).padStart(2, '0')}-14`,
    effectiveTo: '2027-12-31',
    provenance: 'sample' as const,
    isSample: true,
    isOpen: index % 4 === 0,
    industries: [
      { code: 'C', name: '制造业' },
      { code: 'I65', name: '软件和信息技术服务业' },
    ],
    items: [
      { id: 'art-5', name: '首台（套）装备奖励', support: 'award' as const, amount: '最高300万元' },
      { id: 'art-6', name: '首批次新材料奖励', support: 'award' as const, amount: '最高100万元' },
    ],
  })),
};

const cities = ['长春市', '哈尔滨市', '南京市', '杭州市', '济南市', '武汉市', '广州市', '成都市'];
const cityCodes = ['220100', '230100', '320100', '330100', '370100', '420100', '440100', '510100'];
export const regionPeers: RegionPeers = {
  source: 'sample',
  asOf: '2026-11-20',
  tier: 'subprovincial',
  tiers: [
    { tier: 'municipality', name: '直辖市', regions: 4 },
    { tier: 'subprovincial', name: '副省级省会', regions: 10 },
  ],
  ownCode: '330100',
  regions: regionOverview.regions
    .slice(0, 8)
    .map((row, index) => ({ ...row, code: cityCodes[index] ?? '', name: cities[index] ?? '' })),
  missing: [
    { code: '210100', name: '沈阳市' },
    { code: '610100', name: '西安市' },
  ],
};

export const portals: OfficialPortal[] = [
  {
    path: '浙江省',
    regionCode: '330000',
    name: '浙江省人民政府',
    url: 'https://www.zj.gov.cn/',
    origin: 'builtin',
    checkedAt: null,
    isReachable: null,
  },
  {
    path: '浙江省/杭州市/西湖区',
    regionCode: '330100',
    name: '西湖区',
    url: 'https://www.hzxh.gov.cn/',
    origin: 'import',
    checkedAt: '2026-11-18T08:00:00.000Z',
    isReachable: false,
  },
];
export const provinceGuide: ProvinceGuide = {
  region: { code: '330000', name: '浙江省' },
  source: 'sample',
  asOf: '2026-11-20',
  departments: ['科技', '工业', '财政', '知识产权'].map((name, index) => ({
    name: `（示例）浙江省${name}主管部门`,
    count: 9 - index,
  })),
  portals: portals.slice(0, 1),
  portalTotal: 102,
};

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
import {
  getIndustryMatrix,
  getProvinceGuide,
  getRegionOverview,
  listPortals,
  listRegionDifferences,
  listRegionEntries,
  rankPeers,
  rankRegions,
} from '@hengce/api/examples';
import { provinces } from '@hengce/ui';
import { matchEnterprise } from '../../shared/testing/matchFixtures';

const notRecorded = ['710000', '810000', '820000'];
/** Provinces with recorded policies. */
export const recorded = provinces.filter(({ code }) => !notRecorded.includes(code));

const [usualFigures] = getRegionOverview.regions as [RegionFigures];
const [usualItem] = rankRegions.items as [RankedItem];
const policyOf = (code: string, name: string) => ({
  policyId: `s-${code}-rd-2026`,
  title: `【示例】${name}企业研发费用后补助实施细则`,
});

/** Grows with the code, so that a picture of it is the same every time. */
function figures({ code, name }: (typeof recorded)[number], index: number): RegionFigures {
  const trend = Array.from({ length: 12 }, (_, month) => (index + month * 3) % 4);
  return {
    ...usualFigures,
    code,
    name,
    policies: 12 + ((index * 7) % 29),
    published: trend.reduce((sum, one) => sum + one, 0),
    trend,
    items: 30 + ((index * 11) % 60),
    open: (index * 5) % 11,
    topAmount: { itemName: '研发投入补助', ...policyOf(code, name), value: ((index % 9) + 2) * 100_000_000 },
    materials: 4 + (index % 4),
    provenances: [{ value: 'sample', count: 12 + ((index * 7) % 29) }],
  };
}

export const regionOverview: RegionOverview = {
  ...getRegionOverview,
  regions: recorded.map(figures),
};

const [usualLimit] = (listRegionDifferences.items as [RegionDifference])[0].values as [
  RegionDifference['values'][number],
];
const limits = [30, 50, 80, 100];
export const regionDifferences = (codes: readonly string[]): RegionDifference[] =>
  ['首次认定奖励', '数字化改造补助', '研发投入补助'].map((name, row) => {
    const values = codes.map((code, index) => {
      const limit = limits[(index + row) % limits.length] ?? 30;
      return {
        ...usualLimit,
        code,
        capFen: limit * 1_000_000,
        text: `最高${limit}万元`,
        title: `【示例】${name}`,
      };
    });
    const sums = values.map(({ capFen }) => capFen);
    return { key: `award.${name}`, name, times: Math.max(...sums) / Math.min(...sums), values };
  });

const ranked = ({ code, name }: (typeof recorded)[number], index: number): RankedItem => ({
  ...usualItem,
  policy: { ...usualItem.policy, ...policyOf(code, name), regionName: name },
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
  isOwnRegion: code === '330000',
});

export const regionRank: RegionRank = {
  ...rankRegions,
  enterprise: { ...rankRegions.enterprise, id: matchEnterprise.id },
  items: recorded.slice(0, 22).map(ranked),
};

export const industryMatrix: IndustryMatrix = {
  ...getIndustryMatrix,
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

const [usualEntry] = listRegionEntries.rows as [RegionEntryList['rows'][number]];
export const regionEntries: RegionEntryList = {
  ...listRegionEntries,
  total: 43,
  rows: Array.from({ length: 20 }, (_, index) => ({
    ...usualEntry,
    policyId: `s-330000-first-${index}`,
    title: `【示例】${index % 3 === 0 ? '浙江省' : '杭州市'}首台（套）首批次首版次产品奖励办法`,
    docNo: `示例工信〔2026〕${index + 3}号`,
    regionCode: index % 3 === 0 ? '330000' : '330100',
    regionName: index % 3 === 0 ? '浙江省' : '杭州市',
    publishedAt: `2026-${String(11 - (index % 10)).padStart(2, '0')}-14`,
    isOpen: index % 4 === 0,
    industries: [...usualEntry.industries, { code: 'I65', name: '软件和信息技术服务业' }],
    items: [
      ...usualEntry.items,
      { id: 'art-6', name: '首批次新材料奖励', support: 'award' as const, amount: '最高100万元' },
    ],
  })),
};

const cities = ['长春市', '哈尔滨市', '南京市', '杭州市', '济南市', '武汉市', '广州市', '成都市'];
const cityCodes = ['220100', '230100', '320100', '330100', '370100', '420100', '440100', '510100'];
export const regionPeers: RegionPeers = {
  ...rankPeers,
  regions: regionOverview.regions
    .slice(0, 8)
    .map((row, index) => ({ ...row, code: cityCodes[index] ?? '', name: cities[index] ?? '' })),
  missing: [...rankPeers.missing, { code: '610100', name: '西安市' }],
};

export const portals: OfficialPortal[] = [
  ...getProvinceGuide.portals,
  ...listPortals.rows.map((portal) => ({ ...portal, isReachable: false })),
];
export const provinceGuide: ProvinceGuide = {
  ...getProvinceGuide,
  departments: ['科技', '工业', '财政', '知识产权'].map((name, index) => ({
    name: `（示例）浙江省${name}主管部门`,
    count: 9 - index,
  })),
  portalTotal: 102,
};

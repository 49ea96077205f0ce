import type { RankedItem, RegionDifference, RegionFigures, RegionOverview, RegionRank } from '@hengce/api';
import { provinces } from '@hengce/ui';
import { eligibleItem, matchEnterprise } from './matchFixtures';

const notRecorded = ['710000', '810000', '820000'];
const recorded = provinces.filter(({ code }) => !notRecorded.includes(code));

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
    topAmount: top(((index % 9) + 2) * 100_000_000, code, name, '研发投入补助'),
    materials: 4 + (index % 4),
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

import type { IndustryComparison, IpComparison, RankedItem } from '@hengce/api';
import { compareIndustry, compareIp } from '@hengce/api/examples';
import { recorded, regionRank } from './regionFixtures';

const patent = (index: number): RankedItem => {
  const item = regionRank.items[index] as RankedItem;
  return { ...item, policy: { ...item.policy, itemName: '贯标奖励' } };
};
const perPiece = (index: number): RankedItem => ({
  ...patent(index),
  amount: { loFen: 0, hiFen: 50_000_000, certainty: 'capped', text: '每件奖励2万元，每年最高50万元', formula: null },
});

export const ipComparison = (codes: readonly string[]): IpComparison => ({
  ...compareIp,
  enterprise: regionRank.enterprise,
  facts: [
    { key: 'inventionPatents', label: '发明专利', unit: '件', value: 6 },
    { key: 'utilityModels', label: '实用新型专利', unit: '件', value: 15 },
    { key: 'designPatents', label: '外观设计专利', unit: '件', value: null },
    { key: 'softwareCopyrights', label: '软件著作权', unit: '件', value: 3 },
  ],
  regions: recorded.map(({ code, name }) => ({ code, name })),
  kinds: [
    {
      id: 'invention',
      name: '发明授权',
      values: codes.slice(0, 2).map((code, index) => ({
        code,
        best: perPiece(index),
        piece: { fen: 2_000_000, pieces: 6, sumFen: 12_000_000 },
      })),
    },
    { id: 'overseas', name: '海外专利与PCT', values: [] },
    {
      id: 'pledge',
      name: '质押融资',
      values: codes.slice(1).map((code, index) => ({ code, best: patent(index + 3), piece: null })),
    },
    {
      id: 'standard',
      name: '贯标',
      values: codes.map((code, index) => ({ code, best: patent(index + 8), piece: null })),
    },
  ],
});

export const industryComparison = (codes: readonly string[]): IndustryComparison => ({
  ...compareIndustry,
  options: [...compareIndustry.options, { code: 'I65', name: '软件和信息技术服务业', policies: 51 }],
  regions: codes.map((code, index) => ({
    code,
    name: recorded.find((region) => region.code === code)?.name ?? code,
    policies: index === 3 ? null : 20 + index,
    named: index === 3 ? 0 : index,
    items: index === 3 ? 0 : 61 + index,
    open: index === 3 ? 0 : 7 - index,
  })),
  supports: (['subsidy', 'award', 'interest', 'service'] as const).map((support, row) => ({
    support,
    counts: codes.map((_, index) => (index === 3 ? 0 : 22 - row * 6 + index)),
  })),
  headlines: codes.slice(0, 3).flatMap((code, index) => [
    {
      code,
      policyId: `s-${code}-rd-2026`,
      title: '【示例】企业研发费用后补助实施细则',
      itemId: 'art-6',
      name: '研发投入补助',
      amount: `最高${200 - index * 20}万元`,
      isNamed: false,
    },
    {
      code,
      policyId: `s-${code}-first-2026`,
      title: '【示例】首台（套）产品推广应用奖补管理办法',
      itemId: 'art-5',
      name: '首台（套）装备奖励',
      amount: '最高100万元',
      isNamed: true,
    },
  ]),
  gaps: [
    { key: 'award.智能工厂奖励', name: '智能工厂奖励', have: codes.slice(0, 2), lack: codes.slice(2, 3) },
    { key: 'interest.设备贷款贴息', name: '设备贷款贴息', have: codes.slice(0, 1), lack: codes.slice(1, 3) },
  ],
});

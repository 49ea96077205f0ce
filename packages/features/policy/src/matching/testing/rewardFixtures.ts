import type { Reward, RewardCatalogue, RewardFacts, RewardPlan } from '@hengce/api';
import { listRewards } from '@hengce/api/examples';

const { enterprise, asOf } = listRewards;
const wan = 1_000_000;

/** Rewards of the contract's example. */
export const [provinceRd, cityRd, fund, taxRate] = listRewards.rows as [Reward, Reward, Reward, Reward];
const equipment: Reward = {
  ...provinceRd,
  id: 's-330000-jigai-2025.outlay',
  policy: {
    ...provinceRd.policy,
    policyId: 's-330000-jigai-2025',
    title: '【示例】浙江省企业技术改造和设备更新补助实施办法',
    itemName: '设备投资补助',
    docNo: '示例经信〔2025〕006号',
  },
  amountText: '最高300万元',
  amount: { loFen: 0, hiFen: 300 * wan, certainty: 'capped', text: '最高300万元', formula: null },
  group: 'toVerify',
  window: { state: 'open', opensAt: '2026-11-10', closesAt: '2026-11-28', daysLeft: 8 },
  start: { calculator: 'share', inputs: { capFen: 300 * wan } },
  stacking: ['同一企业在同一年度只能选择一个支持事项，不得重复申报'],
};
export const rewards: Reward[] = [equipment, provinceRd, taxRate, cityRd, fund];

export const rewardCatalogue: RewardCatalogue = {
  ...listRewards,
  total: 47,
  rows: rewards,
  regions: [
    { code: '000000', name: '全国', count: 8 },
    { code: '330100', name: '杭州市', count: 22 },
    { code: '330000', name: '浙江省', count: 61 },
    { code: '440000', name: '广东省', count: 58 },
  ],
  supports: [
    { support: 'subsidy', count: 21 },
    { support: 'award', count: 14 },
    { support: 'tax', count: 6 },
    { support: 'interest', count: 4 },
    { support: 'equity', count: 2 },
  ],
};
export const emptyCatalogue: RewardCatalogue = { ...rewardCatalogue, total: 0, rows: [], regions: [], supports: [] };

export const rewardFacts: RewardFacts = {
  asOf,
  facts: [
    { field: 'taxableIncomeFen', value: 800 * wan, from: '2025年应纳税所得额' },
    { field: 'workforce', value: 128, from: '2025年从业人员' },
    { field: 'rdExpenseFen', value: 1286 * wan, from: '2025年研发费用' },
    { field: 'taxPercent', value: 15, from: '高新技术企业' },
  ],
};

/** Plan of a basket: of 研发投入补助 the higher one, of everything else all. */
export function planOf(items: readonly string[], overrides: readonly { id: string; amountFen: number }[]): RewardPlan {
  const own = new Map(overrides.map(({ id: each, amountFen }) => [each, amountFen]));
  const wanted = rewards.filter((each) => items.includes(each.id));
  const amountIn = (each: Reward) => own.get(each.id) ?? each.amount?.hiFen ?? 0;
  const both = wanted.includes(provinceRd) && wanted.includes(cityRd);
  const isOut = (each: Reward) => amountIn(each) === 0 || (both && each === cityRd);
  const sumsOf = (chosen: readonly Reward[]) => {
    const sum = (certainty: string | null) =>
      chosen
        .filter(({ amount }) => (amount?.certainty ?? 'fixed') === certainty)
        .reduce((total, each) => total + amountIn(each), 0);
    return {
      chosen: chosen.map((each) => each.id),
      certainFen: sum('fixed'),
      upToFen: sum('capped'),
      competitiveFen: sum('discretionary'),
    };
  };
  const best = wanted.filter((each) => !isOut(each));
  return {
    enterprise,
    asOf,
    items: wanted.map(({ id: each, policy, group, support, amount }) => ({
      id: each,
      policy,
      group: group ?? 'toVerify',
      support,
      amount,
      ownFen: own.get(each) ?? null,
    })),
    best: sumsOf(best),
    second: both ? sumsOf(best.map((each) => (each === provinceRd ? cityRd : each))) : null,
    excluded: wanted.filter(isOut).map((each) =>
      each === cityRd
        ? {
            id: each.id,
            reason: 'excludedBy' as const,
            text: `与《${provinceRd.policy.title}》“研发投入补助”就高不重复`,
            by: [provinceRd.id],
            clause: {
              policyId: provinceRd.policy.policyId,
              clauseId: 'art-9',
              label: '第九条',
              quote: provinceRd.stacking[0] ?? null,
            },
          }
        : {
            id: each.id,
            reason: 'addsNothing' as const,
            text: '文件写的是税率减按15%，没有写总额，测算后可计入',
            by: [],
            clause: null,
          },
    ),
    caps: [],
    left: items.filter((each) => !wanted.some((one) => one.id === each)),
  };
}

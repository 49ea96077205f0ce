import type { MatchPolicy, Reward, RewardCatalogue, RewardFacts, RewardPlan } from '@hengce/api';
import { matchEnterprise } from '../../shared/testing/matchFixtures';

// Invented, but the national tax items.
const { id, name, regionName, isSample } = matchEnterprise;
const enterprise = { id, name, regionName, isSample };
const asOf = '2026-11-20';
const wan = 1_000_000;

const sample = (
  patch: Pick<MatchPolicy, 'policyId' | 'title' | 'itemName' | 'docNo' | 'level' | 'regionName'>,
): MatchPolicy => ({
  itemId: 'item',
  issuers: [`（示例）${patch.regionName}科技主管部门`],
  provenance: 'sample',
  isSample: true,
  ...patch,
});
const province = { level: 'province', regionName: '浙江省' } as const;
const city = { level: 'city', regionName: '杭州市' } as const;
const notTwice = '同一事项已经享受其他同类财政资金支持的，按照从高、不重复的原则补足差额';

const reward = (patch: Omit<Reward, 'id' | 'stacking' | 'start'> & Partial<Reward>): Reward => ({
  id: `${patch.policy.policyId}.${patch.policy.itemId}`,
  stacking: [],
  start: { calculator: 'share', inputs: {} },
  ...patch,
});

export const provinceRd = reward({
  policy: sample({
    ...province,
    policyId: 's-330000-rd-2025',
    title: '【示例】浙江省企业研发费用后补助实施细则（2025年修订）',
    itemName: '研发投入补助',
    docNo: '示例科〔2025〕011号',
  }),
  support: 'subsidy',
  amountText: '最高200万元',
  amount: {
    loFen: 61.44 * wan,
    hiFen: 61.44 * wan,
    certainty: 'fixed',
    text: '预计61.44万元，上限200万元',
    formula: '500万元×6%＋786万元×4%',
  },
  group: 'eligible',
  window: { state: 'open', opensAt: '2026-11-01', closesAt: '2026-12-31', daysLeft: 41 },
  start: {
    calculator: 'bands',
    inputs: {
      bands: [
        { upToFen: 500 * wan, percent: 6 },
        { upToFen: null, percent: 4 },
      ],
      capFen: 200 * wan,
      baseFen: 1286 * wan,
    },
  },
  stacking: [notTwice],
});
export const cityRd = reward({
  policy: sample({
    ...city,
    policyId: 's-330100-rd-2026',
    title: '【示例】杭州市企业研发费用后补助实施细则',
    itemName: '研发投入补助',
    docNo: '示例科〔2026〕032号',
  }),
  support: 'subsidy',
  amountText: '最高50万元',
  amount: {
    loFen: 38.58 * wan,
    hiFen: 38.58 * wan,
    certainty: 'fixed',
    text: '预计38.58万元，上限50万元',
    formula: '1,286万元×3%',
  },
  group: 'toVerify',
  window: { state: 'upcoming', opensAt: '2026-12-10', closesAt: '2027-01-20', daysLeft: 20 },
  start: { calculator: 'share', inputs: { percent: 3, capFen: 50 * wan, baseFen: 1286 * wan } },
});
const equipment = reward({
  policy: sample({
    ...province,
    policyId: 's-330000-jigai-2025',
    title: '【示例】浙江省企业技术改造和设备更新补助实施办法',
    itemName: '设备投资补助',
    docNo: '示例经信〔2025〕006号',
  }),
  support: 'subsidy',
  amountText: '最高300万元',
  amount: { loFen: 0, hiFen: 300 * wan, certainty: 'capped', text: '最高300万元', formula: null },
  group: 'toVerify',
  window: { state: 'open', opensAt: '2026-11-10', closesAt: '2026-11-28', daysLeft: 8 },
  start: { calculator: 'share', inputs: { capFen: 300 * wan } },
  stacking: ['同一企业在同一年度只能选择一个支持事项，不得重复申报'],
});
const fund = reward({
  policy: sample({
    ...city,
    policyId: 's-330100-listing-2026',
    title: '【示例】杭州市企业上市挂牌奖励实施办法',
    itemName: '引导基金跟进投资',
    docNo: '示例金〔2026〕007号',
  }),
  support: 'equity',
  amountText: '最高300万元',
  amount: { loFen: 0, hiFen: 300 * wan, certainty: 'discretionary', text: '最高300万元', formula: null },
  group: 'nearMiss',
  window: { state: 'closed', opensAt: '2026-08-01', closesAt: '2026-09-30', daysLeft: null },
  start: { calculator: 'share', inputs: { capFen: 300 * wan } },
});
export const taxRate = reward({
  policy: {
    policyId: 'n-hnte-income-tax',
    itemId: 'rate-15',
    title: '高新技术企业减按15%税率征收企业所得税',
    itemName: '企业所得税15%优惠税率',
    docNo: null,
    issuers: ['全国人民代表大会'],
    level: 'national',
    regionName: '全国',
    provenance: 'curated',
    isSample: false,
  },
  support: 'tax',
  amountText: '税率减按15%',
  amount: null,
  group: 'eligible',
  window: { state: 'rolling', opensAt: null, closesAt: null, daysLeft: null },
  start: { calculator: 'hnteRate', inputs: {} },
});
export const rewards: Reward[] = [equipment, provinceRd, taxRate, cityRd, fund];

export const rewardCatalogue: RewardCatalogue = {
  enterprise,
  asOf,
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

/** The plan of a basket: of 研发投入补助 the higher one, of everything else all. */
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
            clause: { policyId: provinceRd.policy.policyId, clauseId: 'art-9', label: '第九条', quote: notTwice },
          }
        : { id: each.id, reason: 'addsNothing' as const, text: '文件没有写金额，测算后可计入', by: [], clause: null },
    ),
    caps: [],
    left: items.filter((each) => !wanted.some((one) => one.id === each)),
  };
}

import type { Enterprise, MatchGroup, MatchItem, MatchReport, PolicyMatch, Report } from '@hengce/api';
import { getMatchProgress, getMatchReport, getMatchSummary, listReports } from '@hengce/api/examples';
import { longTitle } from './policyFixtures';

export const matchEnterprise: Enterprise = getMatchProgress.enterprise;

/** Items of the contract's example, one of each of four groups. */
export const [eligibleItem, nearMissItem, toVerifyItem, ineligibleItem] = getMatchReport.items as [
  eligible: MatchItem,
  nearMiss: MatchItem,
  toVerify: MatchItem,
  ineligible: MatchItem,
];
/** The last of the conditions, which only the firm can confirm. */
const safety = toVerifyItem.conditions.at(-1) as MatchItem['conditions'][number];

const titles = [
  '规上工业企业研发费用补助',
  '高新技术企业培育资助',
  '知识产权质押融资补贴',
  '澄湖区研发费用配套补助',
  '首台（套）装备奖励',
];
const alike = (item: MatchItem, index: number): MatchItem => ({
  ...item,
  policy: {
    ...item.policy,
    policyId: `${item.policy.policyId}-${index}`,
    title: titles[index % titles.length] as string,
  },
  window:
    index % 3 === 0
      ? { state: 'open', opensAt: '2026-10-20', closesAt: '2026-11-30', daysLeft: 10 }
      : { state: 'rolling', opensAt: null, closesAt: null, daysLeft: null },
});
const several = (item: MatchItem, count: number): MatchItem[] => [
  item,
  ...Array.from({ length: count - 1 }, (_, index) => alike(item, index)),
];

export const reportOf = (items: readonly MatchItem[], patch: Partial<MatchReport> = {}): MatchReport => {
  const count = (group: MatchGroup) => items.filter((item) => item.group === group).length;
  return {
    ...getMatchReport,
    counts: {
      eligible: count('eligible'),
      waiting: count('waiting'),
      closed: count('closed'),
      nearMiss: count('nearMiss'),
      toVerify: count('toVerify'),
      held: count('held'),
      ineligible: count('ineligible'),
    },
    items: [...items],
    ...patch,
  };
};
export const matchReport = reportOf([
  ...several(eligibleItem, 6),
  ...several(nearMissItem, 3),
  ...several(toVerifyItem, 4),
  ...several(ineligibleItem, 2),
]);
export const manyItems = reportOf([
  ...several(eligibleItem, 18),
  ...several(nearMissItem, 12),
  ...several(toVerifyItem, 20),
  ...several(ineligibleItem, 10),
]);
export const longTitles = reportOf(
  [eligibleItem, nearMissItem].map((item) => ({
    ...item,
    policy: { ...item.policy, title: longTitle, issuers: ['云澜市科学技术局', '云澜市财政局', '云澜市工业和信息化局'] },
  })),
);
/** Report in which nothing is known: no condition of its five items is decided. */
export const allUnknown = reportOf(
  several(
    {
      ...toVerifyItem,
      policy: eligibleItem.policy,
      conclusion: '5项条件都还不知道',
      counts: { met: 0, unmet: 0, unknown: 4, manual: 1 },
      conditions: [
        ...eligibleItem.conditions.slice(0, 3).map((each) => ({
          ...each,
          verdict: 'unknown' as const,
          own: null,
          source: null,
          gauge: null,
          action: `补充${each.title}`,
          questionId: 'fact:rdExpense:2025',
        })),
        safety,
      ],
    },
    5,
  ),
  { answered: 0 },
);

const listed: Report = {
  ...(listReports.rows[0] as Report),
  kind: 'policyMatch',
  kindName: '政策匹配',
  title: '政策匹配报告',
  headline: '可申报6项，差一点3项',
  link: '/Policy/PolicyMatch1/report/r1',
  createdAt: '2026-11-20T02:42:00.000Z',
};
export const matchReports: Report[] = [
  listed,
  {
    ...listed,
    id: 'r0',
    headline: '可申报4项，差一点5项',
    rulesetDate: '2026-10-30',
    isStale: true,
    link: '/Policy/PolicyMatch1/report/r0',
    createdAt: '2026-11-06T06:00:00.000Z',
  },
];

/** Match of a policy's items, as shown beside its text. */
export const policyMatchOf = (policyId: string, items: readonly MatchItem[] = []): PolicyMatch => ({
  policyId,
  enterprise: getMatchSummary.enterprise,
  asOf: '2026-11-20',
  scope: items.length > 0 ? 'judged' : 'unreadable',
  items: items.map((item) => ({ ...item, policy: { ...item.policy, policyId } })),
  open: items.some(({ counts }) => counts.unknown + counts.manual > 0) ? 2 : 0,
  nextQuestionId: 'attest:no-accident',
  lastReport: getMatchSummary.lastReport,
});
/** Item that waits for one confirmation. */
export const waitingItem: MatchItem = {
  ...eligibleItem,
  group: 'toVerify',
  conclusion: '没有不符合的条件，还有1项需要确认',
  counts: { met: 4, unmet: 0, unknown: 0, manual: 1 },
  conditions: [...eligibleItem.conditions.slice(0, -1), safety],
};

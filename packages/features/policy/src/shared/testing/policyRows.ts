import { searchPolicies } from '@hengce/api/examples';
import type { Policy, PolicyOverview, PolicySummary } from '../model/types';
import { localPolicy, repealedPolicy } from './localPolicies';
import { curatedPolicy, metadataPolicy, samplePolicy } from './policyFixtures';

/** Rows of the contract's example, and enough others for three pages. */
export const policySummaries: readonly PolicySummary[] = [
  ...searchPolicies.rows.map((row) => ({ ...summaryOf(samplePolicy), ...row })),
  {
    ...summaryOf(localPolicy),
    titleMarks: [
      [5, 9],
      [10, 12],
    ],
    snippets: [
      {
        clauseId: 'art-7',
        clauseLabel: '第七条',
        text: '对符合第五条规定的企业，按其上年度研发费用加计扣除额分段给予后补助。',
        marks: [
          [17, 21],
          [31, 33],
        ],
      },
      {
        clauseId: 'art-9',
        clauseLabel: '第九条',
        text: '单个企业每年度补助总额不超过200万元。年度预算不足时，按同比例核减。',
        marks: [[7, 9]],
      },
    ],
    versionCount: 2,
  },
  {
    ...summaryOf(curatedPolicy),
    snippets: [{ clauseId: 'c-1', clauseLabel: '认定条件', text: '申请认定时企业须注册成立满一年。', marks: [] }],
  },
  {
    ...summaryOf(repealedPolicy),
    supersededBy: { id: localPolicy.id, title: localPolicy.title, docNo: localPolicy.docNo },
  },
  { ...summaryOf(metadataPolicy) },
  ...moreSummaries(),
];

export const policyOverview: PolicyOverview = {
  total: 724,
  totalSample: 702,
  reach: null,
  newest: policySummaries.slice(0, 5).map((row) => ({ ...row, titleMarks: [], snippets: [] })),
  closingSoon: policySummaries
    .filter(({ window }) => window.state === 'open')
    .sort((a, b) => (a.window.daysLeft ?? 0) - (b.window.daysLeft ?? 0))
    .slice(0, 5)
    .map((row) => ({ ...row, titleMarks: [], snippets: [] })),
};

/** Summary of a policy, as in lists. */
export function summaryOf(policy: Policy): PolicySummary {
  const { id, title, docNo, issuers, level, regionCode, regionName, kind, status, isSample } = policy;
  const { publishedAt, effectiveFrom, items, window, versions, source } = policy;
  return {
    ...{ id, title, docNo, issuers, level, regionCode, regionName, kind, status, isSample },
    ...{ publishedAt, effectiveFrom, window },
    provenance: source.provenance,
    titleMarks: [],
    support: items.map(({ support }) => support),
    amount: items[0]?.amount ?? null,
    snippets: [],
    supersededBy: null,
    versionCount: Math.max(1, versions.length),
  };
}

function moreSummaries(): PolicySummary[] {
  const regions = [
    ['330000', '浙江省', 'province'],
    ['330100', '杭州市', 'city'],
    ['440000', '广东省', 'province'],
    ['440300', '深圳市', 'city'],
    ['320000', '江苏省', 'province'],
    ['320500', '苏州市', 'city'],
  ] as const;
  const themes = [
    ['高新技术企业认定奖励办法', 'award', '定额30万元'],
    ['首台（套）装备推广应用补助细则', 'subsidy', '最高500万元'],
    ['专精特新企业贷款贴息申报通知', 'interest', '最高50万元'],
    ['知识产权质押融资担保费补助办法', 'guarantee', '最高20万元'],
    ['算力服务券申领通知', 'voucher', '最高10万元'],
    ['绿色工厂认定管理办法', 'title', null],
    ['企业技术中心建设奖励办法', 'award', '最高300万元'],
  ] as const;
  const windows: PolicySummary['window'][] = [
    { state: 'open', opensAt: '2026-11-01', closesAt: '2026-12-05', daysLeft: 15 },
    { state: 'upcoming', opensAt: '2027-01-10', closesAt: '2027-03-10', daysLeft: 51 },
    { state: 'rolling', opensAt: null, closesAt: null, daysLeft: null },
    { state: 'closed', opensAt: '2026-08-01', closesAt: '2026-10-31', daysLeft: null },
    { state: 'none', opensAt: null, closesAt: null, daysLeft: null },
  ];
  return regions.flatMap(([regionCode, regionName, level], r) =>
    themes.map(([name, support, amount], t): PolicySummary => {
      const nth = r * themes.length + t;
      return {
        ...summaryOf(samplePolicy),
        id: `s-more-${regionCode}-${t + 1}`,
        title: `【示例】${regionName}${name}`,
        docNo: `示例〔${2026 - (nth % 2)}〕${String(nth + 40).padStart(3, '0')}号`,
        issuers: [`（示例）${regionName}${t % 2 ? '财政' : '科技'}主管部门`],
        ...{ regionCode, regionName, level },
        kind: name.endsWith('通知') ? 'notice' : 'normative',
        publishedAt: `${2026 - (nth % 2)}-0${(nth % 8) + 1}-15`,
        support: [support],
        amount: amount === null ? null : { text: amount, capFen: null },
        window: windows[nth % windows.length] as PolicySummary['window'],
      };
    }),
  );
}

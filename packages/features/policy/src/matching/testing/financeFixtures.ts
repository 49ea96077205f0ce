import type { MatchItem, MatchProgress, MatchReport, Report } from '@hengce/api';
import { conditionOf } from '../../shared/testing/conditionOf';
import { eligibleItem, matchReport, matchReports } from '../../shared/testing/matchFixtures';
import { matchProgress, question } from '../../shared/testing/progressFixtures';

const policyId = 's-loan-330100';
const clause = (clauseId: string, label: string, quote: string) => ({ policyId, clauseId, label, quote });
const standard =
  '对取得流动资金贷款的企业，按照实际支付利息的25%给予贴息，贴息期限不超过12个月，单个企业每年度不超过50万元';
const together = '可以与上级资金叠加享受，但各级财政资金合计不得超过实际支付的利息的60%';

export const loanItem: MatchItem = {
  ...eligibleItem,
  policy: {
    ...eligibleItem.policy,
    policyId,
    itemId: 'art-6',
    title: '【示例】杭州市中小微企业贷款贴息管理办法',
    itemName: '流动资金贷款贴息',
    docNo: '示例金〔2026〕018号',
    issuers: ['（示例）杭州市金融主管部门'],
    level: 'city',
    regionName: '浙江省杭州市',
    provenance: 'sample',
    isSample: true,
  },
  group: 'eligible',
  conclusion: '条件都符合，可以准备申报',
  counts: { met: 4, unmet: 0, unknown: 0, manual: 0 },
  conditions: [
    conditionOf({
      id: 'kind',
      title: '融资方式',
      requirement: '流动资金贷款',
      verdict: 'met',
      own: '流动资金贷款',
      clause: clause('art-6', '第六条', '对取得流动资金贷款的企业'),
      source: '本人填写',
    }),
    conditionOf({
      id: 'rate',
      title: '贷款年利率',
      requirement: '不高于4.5%',
      verdict: 'met',
      own: '3.45%',
      gauge: { value: 0.0345, threshold: 0.045, operator: '<=', unit: 'ratio' },
      clause: clause('art-5.3', '第五条（三）', '贷款年利率不高于4.5%'),
      source: '本人填写',
    }),
    conditionOf({
      id: 'use',
      title: '贷款用于本企业生产经营，未用于理财、转贷和房地产投资',
      requirement: '日常经营、购置设备或技术改造',
      verdict: 'met',
      own: '日常经营',
      clause: clause('art-5.4', '第五条（四）', '贷款用于本企业生产经营，未用于理财、转贷和房地产投资'),
      source: '本人填写',
    }),
    conditionOf({
      id: 'safe',
      title: '按期还本付息，无逾期记录',
      requirement: '由企业确认',
      verdict: 'met',
      own: '您确认：是',
    }),
  ],
  amount: {
    loFen: 8_624_999,
    hiFen: 8_624_999,
    certainty: 'fixed',
    text: '预计8.62万元',
    formula: '1,000万元×3.45%×365天÷365×25%＝8.63万元',
  },
  window: { state: 'open', opensAt: '2026-11-01', closesAt: '2026-12-31', daysLeft: 41 },
  ways: [],
  conflicts: [],
  nextSteps: ['准备贷款合同和放款凭证', '准备利息支付凭证'],
  financing: {
    terms: { text: standard, clause: clause('art-6', '第六条', standard) },
    interest: {
      cost: 'interest',
      periods: [
        { from: '2026-12-01', to: '2027-01-01', days: 31, costFen: 2_930_137, subsidyFen: 732_534, isCapped: false },
        {
          from: '2027-01-01',
          to: '2027-12-01',
          days: 334,
          costFen: 31_569_863,
          subsidyFen: 7_892_465,
          isCapped: false,
        },
      ],
      costFen: 34_500_000,
      subsidyFen: 8_624_999,
      formula: '1,000万元×3.45%×365天÷365×25%＝8.63万元',
      sentence: '实际融资成本由3.45%降至约2.59%（上限未触及）',
    },
    missing: [],
    applicant: { by: 'firm', clause: clause('art-12', '第十二条', '申报单位通过政务服务平台在线提交材料') },
    stacking: {
      text: together,
      clause: clause('art-9', '第九条', together),
      check: '本报告中同一笔融资的贴息合计18.97万元，未超过合计上限20.7万元',
    },
  },
};

/** Item of a loan with an interest subsidy, whose financing need lacks the rate and the day of the loan. */
export const lackingItem: MatchItem = {
  ...loanItem,
  amount: { loFen: 0, hiFen: 50_000_000, certainty: 'capped', text: '最高50万元', formula: null },
  financing: loanItem.financing && {
    ...loanItem.financing,
    interest: null,
    missing: ['贷款年利率', '放款日期'],
    stacking: null,
  },
};
/** Item of a loan without an interest subsidy. */
export const silentItem: MatchItem = {
  ...loanItem,
  policy: { ...loanItem.policy, itemId: 'art-8', itemName: '风险补偿贷款' },
  amount: null,
  financing: {
    terms: null,
    interest: null,
    missing: [],
    applicant: { by: 'bank', clause: clause('art-8', '第八条', '由合作银行发放信用贷款') },
    stacking: null,
  },
};

export const financeReport = (items: readonly MatchItem[] = [loanItem, silentItem]): MatchReport => ({
  ...matchReport,
  variant: 'finance',
  need: {
    hash: matchReport.factsHash,
    rows: [
      { label: '融资方式', value: '流动资金贷款' },
      { label: '融资金额', value: '1,000万元' },
      { label: '贷款年利率', value: '3.45%' },
      { label: '贷款期限', value: '12个月' },
      { label: '放款日期', value: '2026年12月1日' },
      { label: '融资机构', value: null },
    ],
  },
  counts: { eligible: items.length, waiting: 0, closed: 0, nearMiss: 0, toVerify: 0, held: 0, ineligible: 0 },
  items: [...items],
});

const [financeListed] = matchReports;
export const financeReports: Report[] = financeListed
  ? [
      {
        ...financeListed,
        id: 'f1',
        kind: 'financeMatch',
        kindName: '金融政策匹配',
        title: '金融政策匹配报告',
        headline: '可申报2项，差一点0项，待核实5项',
      },
    ]
  : [];

export const financeProgress: MatchProgress = {
  ...matchProgress,
  variant: 'finance',
  total: 16,
  decided: 4,
  counts: { eligible: 0, waiting: 0, closed: 0, nearMiss: 0, toVerify: 12, held: 0, ineligible: 4 },
  possible: 12,
  steps: [
    { group: 'financing', groupName: '融资需求', total: 3, answered: 1, left: 12 },
    ...matchProgress.steps.slice(-1),
  ],
  questions: [
    question({
      id: 'fact:needKind:',
      group: 'financing',
      title: '融资方式',
      help: '按要签的合同选，一次核对一种',
      unit: 'enum',
      options: ['流动资金贷款', '固定资产贷款', '设备更新贷款', '知识产权质押贷款', '股权融资', '上市挂牌'],
      answer: { kind: 'exact', value: '流动资金贷款' },
      decides: 12,
      policies: [loanItem.policy.title],
      isOpen: false,
    }),
    question({
      id: 'fact:loanRate:',
      group: 'financing',
      title: '贷款年利率',
      help: '合同上的年化利率',
      unit: 'ratio',
      ranges: [
        { from: 0, to: 0.045, label: '不足4.51%' },
        { from: 0.0451, to: null, label: '4.51%及以上' },
      ],
      decides: 3,
      policies: [loanItem.policy.title],
    }),
    question({
      id: 'fact:loanDate:',
      group: 'financing',
      title: '放款日期',
      help: '还没有放款的，填预计的日期',
      unit: 'date',
      decides: 1,
    }),
    ...matchProgress.questions.filter(({ group }) => group === 'credit'),
  ],
  nextQuestionId: 'fact:loanRate:',
  round: ['fact:loanRate:'],
  outlook: { open: 4, items: 12, touched: 12, remaining: 4 },
  nearest: [],
};

import type {
  Enterprise,
  EquityOverview,
  MatchAmount,
  MatchCondition,
  MatchGroup,
  MatchItem,
  MatchPolicy,
  MatchProgress,
  MatchQuestion,
  MatchReport,
  MatchSummary,
  PolicyMatch,
  Report,
} from '@hengce/api';
import { getMatchProgress } from '@hengce/api/examples';
import { longTitle } from './policyFixtures';

// Invented, as in the design screens.
export const matchEnterprise: Enterprise = getMatchProgress.enterprise;

const policy = (patch: Partial<MatchPolicy> & Pick<MatchPolicy, 'policyId' | 'title'>): MatchPolicy => ({
  itemId: 'award',
  itemName: '补助',
  docNo: null,
  issuers: ['（示例）杭州市科技主管部门'],
  level: 'city',
  regionName: '浙江省杭州市',
  provenance: 'sample',
  isSample: true,
  ...patch,
});
const rdSubsidy = policy({
  policyId: 'l-yunlan-rd-2026-5',
  title: '云澜市企业研发费用后补助实施细则',
  itemName: '研发费用后补助',
  docNo: '云科规〔2026〕5号',
  issuers: ['云澜市科学技术局', '云澜市财政局'],
  regionName: '江州省云澜市',
  provenance: 'official_fulltext',
  isSample: false,
});
const loan = policy({
  policyId: 's-sub-330000',
  title: '【示例】浙江省专精特新企业贷款贴息办法',
  itemName: '贷款贴息',
  docNo: '示例工信〔2026〕031号',
  issuers: ['（示例）浙江省工业和信息化主管部门'],
  level: 'province',
  regionName: '浙江省',
});
const hnte = policy({
  policyId: 'n-hnte-2016-32',
  title: '高新技术企业认定管理办法',
  itemName: '高新技术企业认定',
  docNo: '国科发火〔2016〕32号',
  issuers: ['科学技术部', '财政部', '国家税务总局'],
  level: 'national',
  regionName: '全国',
  provenance: 'curated',
  isSample: false,
});
const listing = policy({
  policyId: 's-list-330100',
  title: '【示例】杭州市企业上市奖励办法',
  itemName: '境内上市奖励',
  docNo: '示例金〔2026〕007号',
  issuers: ['（示例）杭州市金融主管部门'],
});

const amount = (certainty: MatchAmount['certainty'], hiFen: number, text: string, patch = {}): MatchAmount => ({
  loFen: certainty === 'fixed' ? hiFen : 0,
  hiFen,
  certainty,
  text,
  formula: null,
  ...patch,
});
const rdAmount = amount('fixed', 61_440_000, '预计61.44万元，上限200万元', {
  formula: '500万元×6%＋786万元×4%＝61.44万元',
});

const question = (
  patch: Partial<MatchQuestion> & Pick<MatchQuestion, 'id' | 'group' | 'title' | 'unit'>,
): MatchQuestion => ({
  help: '',
  unitName: null,
  period: null,
  options: [],
  ranges: [],
  answer: null,
  isPrefilled: false,
  sourceName: null,
  decides: 0,
  policies: [],
  isOpen: true,
  ...patch,
});
const known = { isPrefilled: true, isOpen: false, sourceName: '企业资料' } as const;

export const matchProgress: MatchProgress = {
  variant: 'general',
  enterprise: matchEnterprise,
  asOf: '2026-11-20',
  total: 412,
  decided: 352,
  counts: { eligible: 6, waiting: 0, closed: 0, nearMiss: 9, toVerify: 31, ineligible: 366 },
  steps: [
    { group: 'entity', groupName: '基本信息', total: 6, answered: 6, left: 412 },
    { group: 'finance', groupName: '经营与财务', total: 5, answered: 5, left: 126 },
    { group: 'rd', groupName: '研发与人员', total: 4, answered: 1, left: 37 },
    { group: 'ip', groupName: '知识产权', total: 3, answered: 0, left: 37 },
    { group: 'credit', groupName: '信用与合规', total: 3, answered: 0, left: 37 },
  ],
  questions: [
    question({
      id: 'fact:region:',
      group: 'entity',
      title: '注册地址',
      unit: 'enum',
      options: ['浙江省杭州市'],
      answer: { kind: 'exact', value: '浙江省杭州市' },
      ...known,
    }),
    question({
      id: 'fact:revenue:2025',
      group: 'finance',
      title: '2025年度营业收入',
      unit: 'money',
      answer: { kind: 'exact', value: 22_560_000_000 },
      ...known,
    }),
    question({
      id: 'fact:rdExpense:2025',
      group: 'rd',
      title: '上年度研发费用总额是多少？',
      help: '来自2025年度加计扣除申报表，按税务口径填写',
      unit: 'money',
      period: '2025',
      ranges: [
        { from: null, to: 999_999_999, label: '不足1000万元' },
        { from: 1_000_000_000, to: null, label: '1000万元及以上' },
      ],
      answer: { kind: 'exact', value: 1_286_000_000 },
      decides: 5,
      policies: [rdSubsidy.title],
      isOpen: false,
    }),
    question({
      id: 'fact:researchShare:2025',
      group: 'rd',
      title: '研发人员占职工总数的比例？',
      help: '累计实际从事研发183天以上的人员',
      unit: 'ratio',
      period: '2025',
      ranges: [
        { from: null, to: 0.0999, label: '不足10%' },
        { from: 0.1, to: 0.1999, label: '10%至20%' },
        { from: 0.2, to: 0.2999, label: '20%至30%' },
        { from: 0.3, to: null, label: '30%及以上' },
      ],
      decides: 9,
      policies: [hnte.title, rdSubsidy.title],
    }),
    question({
      id: 'fact:platform:',
      group: 'rd',
      title: '已认定的研发平台是哪一级？',
      help: '认定文件在有效期内才算，刚公示未发文的先不选',
      unit: 'enum',
      options: ['市级工程技术研究中心', '省级企业技术中心', '博士后科研工作站', '没有'],
      decides: 5,
      policies: ['云澜市工程技术研究中心奖励办法'],
    }),
    question({
      id: 'attest:partner',
      group: 'rd',
      title: '近三年是否与高校、科研院所签过合作合同？',
      unit: 'bool',
      decides: 6,
      policies: [],
    }),
    question({
      id: 'fact:inventionPatents:',
      group: 'ip',
      title: '有效的发明专利有几件？',
      help: '授权公告在先、按时缴纳年费的',
      unit: 'int',
      unitName: '件',
      ranges: [
        { from: 0, to: 0, label: '没有' },
        { from: 1, to: 3, label: '1至3件' },
        { from: 4, to: null, label: '4件及以上' },
      ],
      decides: 9,
      policies: [hnte.title, loan.title],
    }),
    question({
      id: 'fact:softwareRights:',
      group: 'ip',
      title: '软件著作权有几件？',
      unit: 'int',
      unitName: '件',
      decides: 2,
    }),
    question({
      id: 'fact:licenceDate:',
      group: 'credit',
      title: '安全生产许可证的发证日期？',
      unit: 'date',
      decides: 1,
    }),
    question({
      id: 'attest:no-accident',
      group: 'credit',
      title: '近三年没有发生重大安全、质量事故？',
      help: '由企业确认，申报时需要承诺',
      unit: 'bool',
      decides: 6,
      policies: [rdSubsidy.title],
    }),
  ],
  nextQuestionId: 'fact:researchShare:2025',
  outlook: { open: 6, items: 31 },
  nearest: [
    {
      policy: rdSubsidy,
      group: 'toVerify',
      conditions: { met: 6, unmet: 0, unknown: 0, manual: 1 },
      amount: { ...rdAmount, text: '预计61.4万元' },
      waitsFor: ['attest:no-accident'],
    },
    {
      policy: policy({ policyId: 'p2', title: '规上企业研发费用补助' }),
      group: 'eligible',
      conditions: { met: 4, unmet: 0, unknown: 0, manual: 0 },
      amount: amount('capped', 100_000_000, '最高100万元'),
      waitsFor: [],
    },
    {
      policy: policy({ policyId: 'p3', title: '工程技术研究中心奖励' }),
      group: 'toVerify',
      conditions: { met: 3, unmet: 0, unknown: 2, manual: 0 },
      amount: amount('capped', 80_000_000, '最高80万元'),
      waitsFor: ['fact:platform:', 'attest:partner'],
    },
    {
      policy: policy({ policyId: 'p4', title: '首台（套）装备奖励' }),
      group: 'toVerify',
      conditions: { met: 3, unmet: 0, unknown: 2, manual: 0 },
      amount: amount('discretionary', 300_000_000, '最高300万元'),
      waitsFor: ['fact:inventionPatents:', 'fact:softwareRights:'],
    },
    {
      policy: policy({ policyId: 'p5', title: '科技型企业人才公寓' }),
      group: 'toVerify',
      conditions: { met: 2, unmet: 0, unknown: 2, manual: 0 },
      amount: null,
      waitsFor: ['fact:researchShare:2025'],
    },
  ],
};

/** Where everything that can be asked has been answered. */
const confirmed = (id: string, title: string, value: boolean, patch: Partial<MatchQuestion> = {}): MatchQuestion =>
  question({
    id,
    group: 'credit',
    title,
    unit: 'bool',
    answer: { kind: 'exact', value },
    decides: 3,
    isOpen: false,
    ...patch,
  });
export const impliedProgress: MatchProgress = {
  ...matchProgress,
  questions: [
    ...matchProgress.questions,
    confirmed('attest:equipment-800', '项目设备投资额不低于800万元', true),
    confirmed('attest:equipment-500', '项目设备投资额不低于500万元', true, {
      isPrefilled: true,
      impliedBy: '项目设备投资额不低于800万元',
    }),
    confirmed('attest:area-300', '研发场地面积不低于300平方米', false, { contradicts: '研发场地面积不低于500平方米' }),
    confirmed('attest:area-500', '研发场地面积不低于500平方米', true, { contradicts: '研发场地面积不低于300平方米' }),
  ],
};

/** With a question that several are asked as. */
export const setProgress: MatchProgress = {
  ...matchProgress,
  questions: [
    ...matchProgress.questions,
    question({
      id: 'set:title',
      group: 'rd',
      title: '已有下列哪些资质与称号',
      help: '勾选有的，没有勾选的按没有处理',
      unit: 'set',
      choices: [
        { id: 'fact:isHighTech:', title: '高新技术企业', isChosen: true, sourceName: '有佐证' },
        { id: 'fact:isSpecialisedSme:', title: '专精特新中小企业', isChosen: null, sourceName: null },
        { id: 'fact:isLittleGiant:', title: '专精特新“小巨人”企业', isChosen: null, sourceName: null },
        { id: 'fact:isChampion:', title: '制造业单项冠军企业', isChosen: null, sourceName: null },
      ],
      decides: 16,
      policies: [hnte.title, rdSubsidy.title],
    }),
  ],
};

export const doneProgress: MatchProgress = {
  ...matchProgress,
  decided: 405,
  questions: matchProgress.questions.map((each) => ({ ...each, ...known, answer: each.answer ?? { kind: 'unsure' } })),
  nextQuestionId: null,
  outlook: { open: 0, items: 0 },
};

const condition = (
  patch: Partial<MatchCondition> & Pick<MatchCondition, 'id' | 'title' | 'requirement' | 'verdict'>,
): MatchCondition => ({
  parentId: null,
  depth: 0,
  relation: null,
  own: null,
  formula: null,
  gauge: null,
  score: null,
  clause: null,
  source: null,
  action: null,
  questionId: null,
  isBonus: false,
  ...patch,
});
const clause = (policyId: string, clauseId: string, label: string, quote: string | null = null) => ({
  policyId,
  clauseId,
  label,
  quote,
});
const rd = rdSubsidy.policyId;
const common: MatchCondition[] = [
  condition({
    id: 'reg',
    title: '注册并纳税满1年',
    requirement: '本市注册，纳税满12个月',
    verdict: 'met',
    own: '2019年4月注册，已满7年',
    clause: clause(rd, 'art-4', '第四条', '注册并纳税满1年'),
    source: '工商登记',
  }),
  condition({
    id: 'title',
    title: '高企或科技型中小企业',
    requirement: '证书在有效期内',
    verdict: 'met',
    own: '高新技术企业，2027年11月到期',
    clause: clause(rd, 'art-5.1', '第五条（一）'),
    source: '有佐证',
  }),
  condition({
    id: 'rd',
    title: '研发费用规模',
    requirement: '上年度不低于100万元',
    verdict: 'met',
    own: '1286万元',
    gauge: { value: 1_286_000_000, threshold: 100_000_000, operator: '>=', unit: 'money' },
    clause: clause(rd, 'art-5.2', '第五条（二）', '上年度研发费用不低于100万元'),
    source: '有佐证',
  }),
];
const share = (verdict: 'met' | 'unmet', own: string, value: number, formula: string) =>
  condition({
    id: 'share',
    title: '研发费用占比',
    requirement: '不低于营业收入的4%',
    verdict,
    own,
    formula,
    gauge: { value, threshold: 0.04, operator: '>=', unit: 'ratio' },
    clause: clause(rd, 'art-5.3', '第五条（三）', '占营业收入的比例不低于4%'),
    source: '手工填写',
  });
const metShare = share('met', '5.7%', 0.057, '1286万元÷2.26亿元＝5.7%');
const safety = (verdict: MatchCondition['verdict']) =>
  condition({
    id: 'safe',
    title: '安全与质量',
    requirement: '近三年无重大安全、质量事故',
    verdict,
    clause: clause(rd, 'art-6', '第六条'),
    action: '由企业确认',
    questionId: 'attest:no-accident',
  });

export const eligibleItem: MatchItem = {
  policy: rdSubsidy,
  group: 'eligible',
  conclusion: '条件都符合，可以准备申报',
  counts: { met: 5, unmet: 0, unknown: 0, manual: 0 },
  conditions: [...common, metShare, { ...safety('met'), own: '没有发生过', source: '企业确认' }],
  amount: rdAmount,
  window: { state: 'open', opensAt: '2026-11-01', closesAt: '2026-12-31', daysLeft: 41 },
  ways: [],
  conflicts: [
    {
      policyId: 's-rdsub-330000-1',
      title: '【示例】浙江省企业研发费用后补助实施细则',
      reason: '同一笔研发费用不重复享受，就高执行',
    },
  ],
  nextSteps: ['导出研发费用辅助账汇总表', '填写申报书', '12月31日前网上提交'],
};
export const nearMissItem: MatchItem = {
  policy: loan,
  group: 'nearMiss',
  conclusion: '研发费用占比差0.2个百分点',
  counts: { met: 3, unmet: 1, unknown: 0, manual: 0 },
  conditions: [...common, share('unmet', '3.8%', 0.038, '1286万元÷3.38亿元＝3.8%')],
  amount: amount('capped', 50_000_000, '最高50万元'),
  window: { state: 'open', opensAt: '2026-11-01', closesAt: '2026-11-28', daysLeft: 8 },
  ways: [
    {
      text: '研发费用再增加66万元，2026年度报表',
      changes: [
        {
          key: 'rdExpense',
          period: '2025',
          label: '研发费用',
          from: '1286万元',
          to: '1352万元',
          delta: '再增加66万元',
          monthsLeast: null,
          monthsMost: null,
          when: '2026年度报表',
        },
      ],
    },
    {
      text: '发明专利再增加2件，通常18至36个月',
      changes: [
        {
          key: 'inventionPatents',
          period: null,
          label: '发明专利',
          from: '2件',
          to: '4件',
          delta: '再增加2件',
          monthsLeast: 18,
          monthsMost: 36,
          when: '通常18至36个月',
        },
      ],
    },
  ],
  conflicts: [],
  nextSteps: [],
};
export const toVerifyItem: MatchItem = {
  policy: hnte,
  group: 'toVerify',
  conclusion: '没有不符合的条件，还有2项需要确认',
  counts: { met: 4, unmet: 0, unknown: 1, manual: 1 },
  conditions: [
    ...common,
    condition({
      id: 'ip',
      title: '知识产权',
      requirement: '满足下列一项',
      verdict: 'unknown',
      relation: 'any',
      clause: clause(hnte.policyId, 'c-1', '第十一条（二）'),
    }),
    condition({
      id: 'ip1',
      parentId: 'ip',
      depth: 1,
      title: '发明专利',
      requirement: '至少1件',
      verdict: 'unknown',
      clause: clause(hnte.policyId, 'c-1', '第十一条（二）'),
      action: '补充发明专利件数',
      questionId: 'fact:inventionPatents:',
    }),
    condition({
      id: 'ip2',
      parentId: 'ip',
      depth: 1,
      title: '受让取得的',
      requirement: '转让登记已经完成',
      verdict: 'notApplicable',
      clause: clause(hnte.policyId, 'c-2', '第十一条（二）'),
    }),
    condition({
      id: 'score',
      title: '创新能力评价',
      requirement: '不低于71分',
      verdict: 'manual',
      score: {
        lo: 62,
        hi: 84,
        max: 100,
        passOperator: '>=',
        pass: 71,
        parts: [
          { id: 'ip', title: '知识产权', lo: 20, hi: 28, max: 30 },
          { id: 'transfer', title: '科技成果转化', lo: 19, hi: 24, max: 30 },
          { id: 'rdm', title: '研发组织管理', lo: 10, hi: 16, max: 20 },
          { id: 'growth', title: '成长性', lo: 13, hi: 16, max: 20 },
        ],
      },
      clause: clause(hnte.policyId, 'art-11', '第十一条（七）'),
      action: '由评审专家评定',
    }),
    safety('manual'),
  ],
  amount: null,
  window: { state: 'rolling', opensAt: null, closesAt: null, daysLeft: null },
  ways: [],
  conflicts: [],
  nextSteps: ['确认近三年无重大安全、质量事故'],
};
export const ineligibleItem: MatchItem = {
  policy: listing,
  group: 'ineligible',
  conclusion: '所属行业不在支持范围，不能由企业自己改变',
  counts: { met: 3, unmet: 1, unknown: 0, manual: 0 },
  conditions: [
    ...common,
    condition({
      id: 'industry',
      title: '所属行业',
      requirement: '金融业、软件和信息技术服务业',
      verdict: 'unmet',
      own: '通用设备制造业',
      clause: clause(rd, 'art-2', '第二条', '软件和信息技术服务业'),
      source: '工商登记',
    }),
  ],
  amount: amount('discretionary', 300_000_000, '最高300万元，择优'),
  window: { state: 'closed', opensAt: '2026-09-01', closesAt: '2026-10-31', daysLeft: null },
  ways: [],
  conflicts: [],
  nextSteps: [],
};

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
    id: 'r1',
    variant: 'general',
    enterprise: { id: 'e1', name: matchEnterprise.name, regionName: matchEnterprise.regionName, isSample: true },
    createdAt: '2026-11-20T02:42:00.000Z',
    asOf: '2026-11-20',
    rulesetHash: '4f1c0ab2a1de4c5f8b7a69d0c3e2f1a04f1c0ab2a1de4c5f8b7a69d0c3e2f1a0',
    factsHash: '9b1d7c3e5f2a4860b1c2d3e4f5061728394a5b6c7d8e9f00112233445566778f',
    answered: 21,
    basedOn: null,
    isStale: false,
    isShared: false,
    counts: {
      eligible: count('eligible'),
      waiting: count('waiting'),
      closed: count('closed'),
      nearMiss: count('nearMiss'),
      toVerify: count('toVerify'),
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
/** Nothing is known: everything waits, nothing is 0 %. */
export const allUnknown = reportOf(
  several(
    {
      ...toVerifyItem,
      policy: rdSubsidy,
      conclusion: '5项条件都还不知道',
      counts: { met: 0, unmet: 0, unknown: 4, manual: 1 },
      conditions: [
        ...common.map((each) => ({
          ...each,
          verdict: 'unknown' as const,
          own: null,
          source: null,
          gauge: null,
          action: `补充${each.title}`,
          questionId: 'fact:rdExpense:2025',
        })),
        safety('manual'),
      ],
    },
    5,
  ),
  { answered: 0 },
);

export const matchReports: Report[] = [
  {
    id: 'r1',
    kind: 'policyMatch',
    kindName: '政策匹配',
    title: '政策匹配报告',
    subject: matchEnterprise.name,
    headline: '可申报6项，差一点3项',
    rulesetDate: '2026-11-18',
    isStale: false,
    link: '/Policy/PolicyMatch1/report/r1',
    createdAt: '2026-11-20T02:42:00.000Z',
  },
  {
    id: 'r0',
    kind: 'policyMatch',
    kindName: '政策匹配',
    title: '政策匹配报告',
    subject: matchEnterprise.name,
    headline: '可申报4项，差一点5项',
    rulesetDate: '2026-10-30',
    isStale: true,
    link: '/Policy/PolicyMatch1/report/r0',
    createdAt: '2026-11-06T06:00:00.000Z',
  },
];

const lastReport = { id: 'r1', createdAt: '2026-11-20T02:42:00.000Z', isCurrent: true };
const { id, name, regionName, isSample } = matchEnterprise;
const subject = { id, name, regionName, isSample };

/** What items of a policy come to, as beside its text. */
export const policyMatchOf = (policyId: string, items: readonly MatchItem[] = []): PolicyMatch => ({
  policyId,
  enterprise: subject,
  asOf: '2026-11-20',
  scope: items.length > 0 ? 'judged' : 'unreadable',
  items: items.map((item) => ({ ...item, policy: { ...item.policy, policyId } })),
  open: items.some(({ counts }) => counts.unknown + counts.manual > 0) ? 2 : 0,
  nextQuestionId: 'attest:no-accident',
  lastReport,
});
/** The board's: one confirmation is missing. */
export const waitingItem: MatchItem = {
  ...eligibleItem,
  group: 'toVerify',
  conclusion: '没有不符合的条件，还有1项需要确认',
  counts: { met: 4, unmet: 0, unknown: 0, manual: 1 },
  conditions: [...common, metShare, safety('manual')],
};

const briefOf = (item: MatchItem, publishedAt: string, patch: Partial<MatchSummary['best'][number]> = {}) => {
  const { policy: own, group, conclusion, counts, amount: sum, window } = item;
  return { policy: own, publishedAt, group, conclusion, counts, amount: sum, window, ...patch };
};
const named = (item: MatchItem, title: string, policyId: string) => ({ ...item.policy, title, policyId });
const nearest = briefOf(nearMissItem, '2026-10-20', { conclusion: nearMissItem.ways[0]?.text ?? '' });
const soon = briefOf(eligibleItem, '2026-11-02', {
  policy: named(eligibleItem, '规上工业企业研发费用补助', 'p2'),
  amount: amount('capped', 100_000_000, '最高100万元'),
  window: { state: 'open', opensAt: '2026-10-20', closesAt: '2026-11-30', daysLeft: 10 },
});
const rung = (
  key: MatchSummary['chain'][number]['id'],
  title: string,
  isHeld: boolean | null,
  verdict: MatchSummary['chain'][number]['verdict'],
  conclusion: string,
) => ({ id: key, title, policyId: 'n-hnte-2016-32', isHeld, verdict, conclusion });

export const matchSummary: MatchSummary = {
  enterprise: subject,
  asOf: '2026-11-20',
  total: 412,
  counts: matchProgress.counts,
  open: 6,
  settles: 31,
  nextQuestionId: matchProgress.nextQuestionId,
  soonest: soon,
  nearestMiss: nearest,
  closing: [nearest, soon],
  closingTotal: 2,
  best: [
    briefOf(eligibleItem, '2026-09-18'),
    soon,
    briefOf(waitingItem, '2026-10-16', {
      policy: named(eligibleItem, '高新技术企业培育资助', 'p3'),
      amount: amount('fixed', 30_000_000, '定额30万元'),
    }),
    nearest,
  ],
  newest: [soon, nearest, briefOf(ineligibleItem, '2026-09-01')],
  chain: [
    rung('tech', '科技型中小企业', true, 'met', '按已填的资料，各项条件预判都具备'),
    rung('highTech', '高新技术企业', true, 'manual', '没有不具备的条件，还有需要确认或由专家判断的'),
    rung('specialised', '专精特新中小企业', null, 'unknown', '资料填完才能判断'),
    rung('littleGiant', '专精特新“小巨人”企业', false, 'unmet', '有3项不具备'),
    rung('champion', '制造业单项冠军企业', false, 'unmet', '有2项不具备'),
  ],
  reached: 'highTech',
  lastReport,
};
/** Nothing is known of the firm yet, and nothing is made up. */
export const emptySummary: MatchSummary = {
  ...matchSummary,
  counts: { eligible: 0, waiting: 0, closed: 0, nearMiss: 0, toVerify: 412, ineligible: 0 },
  open: 38,
  settles: 412,
  soonest: null,
  nearestMiss: null,
  closing: [],
  closingTotal: 0,
  best: [],
  chain: matchSummary.chain.map((each) => ({ ...each, isHeld: null, verdict: 'unknown' as const })),
  reached: null,
  lastReport: null,
};

export const matchEquity: EquityOverview = {
  trial: { expired: false, startedAt: '2026-10-30T02:00:00.000Z', expiresAt: '2026-11-29T02:00:00.000Z', daysLeft: 9 },
  modules: [
    { module: 'match', moduleName: '政策匹配', remaining: 18, sources: [] },
    { module: 'evaluation', moduleName: '企业评测', remaining: null, sources: [] },
  ],
};

import type {
  MatchItem,
  MatchProgress,
  MatchProject,
  MatchQuestion,
  MatchReport,
  ProjectDuty,
  Report,
} from '@hengce/api';
import { conditionOf } from '../../shared/testing/conditionOf';
import { matchReport, matchReports, toVerifyItem } from '../../shared/testing/matchFixtures';
import { matchProgress, question } from '../../shared/testing/progressFixtures';
import { clause, completion, environment, filing, policyId, statistics, title } from './projectDuties';

export const equipmentItem: MatchItem = {
  ...toVerifyItem,
  policy: {
    ...toVerifyItem.policy,
    policyId,
    itemId: 'art-5',
    title,
    itemName: '设备投资补助',
    docNo: '示例工信〔2025〕008号',
    issuers: ['（示例）浙江省工业和信息化主管部门'],
    level: 'province',
    regionName: '浙江省',
    provenance: 'sample',
    isSample: true,
  },
  group: 'toVerify',
  conclusion: '没有不符合的条件，还有1项需要确认',
  counts: { met: 3, unmet: 0, unknown: 0, manual: 1 },
  conditions: [
    conditionOf({
      id: 'project-kind',
      title: '项目类型',
      requirement: '技术改造和设备更新、数字化改造、节能和绿色改造',
      verdict: 'met',
      own: '技术改造和设备更新',
      clause: clause('art-5', '第五条', '对已完工并通过核查的技术改造项目'),
    }),
    conditionOf({
      id: 'c-2',
      title: '项目设备投资额',
      requirement: '不低于800万元',
      verdict: 'met',
      own: '1,200万元',
      gauge: { value: 1_200_000_000, threshold: 800_000_000, operator: '>=', unit: 'money' },
      clause: clause('art-3.2', '第三条（二）', '项目设备投资额不低于800万元'),
      source: '本人填写',
    }),
    conditionOf({
      id: 'project-filing',
      title: '在开工之前完成备案',
      requirement: '不晚于开工',
      verdict: 'manual',
      own: filing.detail,
      clause: clause('art-3.4', '第三条（四）', '项目在开工前已办理备案'),
      action: '请确认是否符合',
      questionId: 'attest:8deaae2db68c028d98f0',
    }),
  ],
  amount: {
    loFen: 96_000_000,
    hiFen: 96_000_000,
    certainty: 'fixed',
    text: '预计96万元，上限300万元',
    formula: '1,200万元×8%＝96万元',
  },
  window: { state: 'closed', opensAt: '2025-12-04', closesAt: '2026-02-01', daysLeft: null },
  ways: [],
  conflicts: [],
  nextSteps: ['在开工之前办理项目备案'],
  project: {
    phase: 'after',
    phaseClause: completion.clause,
    duties: [
      { ...filing, clause: clause('art-3.4', '第三条（四）', '项目在开工前已办理备案') },
      statistics,
      completion,
    ],
    terms: {
      text: '按照设备投资额的8%给予补助，单个企业每年度限支持1个项目，金额不超过300万元',
      clause: clause('art-5', '第五条', '按照设备投资额的8%给予补助'),
    },
    missing: [],
    stacking: [
      {
        text: '同一企业在同一年度只能选择一个支持事项，不得重复申报',
        clause: clause('art-8', '第八条', '同一企业在同一年度只能选择一个支持事项，不得重复申报'),
      },
    ],
  },
};

/** Chosen among applicants. */
const chosenItem: MatchItem = {
  ...equipmentItem,
  policy: { ...equipmentItem.policy, itemId: 'art-6', itemName: '重大项目补助' },
  amount: {
    loFen: 0,
    hiFen: 240_000_000,
    certainty: 'discretionary',
    text: '最高240万元，择优',
    formula: '1,200万元×20%＝240万元',
  },
};
/** By the loan, and not by the investment. */
const loanItem: MatchItem = {
  ...equipmentItem,
  policy: { ...equipmentItem.policy, itemId: 'art-7', itemName: '设备贷款贴息' },
  group: 'eligible',
  amount: { loFen: 0, hiFen: 200_000_000, certainty: 'capped', text: '最高200万元', formula: null },
  project: equipmentItem.project && {
    ...equipmentItem.project,
    phase: 'during',
    phaseClause: clause('art-7', '第七条', '对使用银行贷款购置设备的项目'),
    terms: null,
  },
};

const ids = ['art-5', 'art-6', 'art-7'].map((id) => `${policyId}.${id}`);
const [first = '', second = '', third = ''] = ids;
const quarters = ['2027Q1', '2027Q2', '2027Q3', '2027Q4', '2028Q1'];
const spending = [152_459_016, 447_540_984, 452_459_016, 452_459_016, 295_081_968];
const best = { chosen: [first], certainFen: 0, upToFen: 96_000_000, competitiveFen: 0 };

export const matchProject: MatchProject = {
  duties: [
    { duty: filing, items: ids },
    { duty: environment, items: [] },
    { duty: statistics, items: ids },
    { duty: completion, items: [first, second] },
  ],
  plan: {
    best,
    second: { chosen: [second], certainFen: 0, upToFen: 0, competitiveFen: 240_000_000 },
    excluded: [
      {
        id: second,
        reason: 'excludedBy',
        text: '与“设备投资补助”同一年度只能选择一项',
        by: [first],
        clause: clause('art-8', '第八条', '同一企业在同一年度只能选择一个支持事项，不得重复申报'),
      },
      { id: third, reason: 'addsNothing', text: '不按项目投资测算，不计入合计', by: [], clause: null },
    ],
    caps: [],
  },
  cash: {
    quarters: quarters.map((quarter, index) => ({
      quarter,
      spendFen: spending[index] ?? 0,
      certainFen: 0,
      upToFen: 0,
      competitiveFen: 0,
    })),
    unknown: best,
  },
};

export const projectReport = (project: MatchProject = matchProject): MatchReport => ({
  ...matchReport,
  variant: 'project',
  need: {
    hash: matchReport.factsHash,
    rows: [
      { label: '项目类型', value: '技术改造和设备更新' },
      { label: '项目状态', value: '未开工' },
      { label: '开工日期', value: '2027年3月1日' },
      { label: '总投资', value: '1,800万元' },
      { label: '设备投资', value: '1,200万元' },
    ],
  },
  project,
  counts: { eligible: 1, waiting: 0, closed: 0, nearMiss: 0, toVerify: 2, held: 0, ineligible: 0 },
  items: [loanItem, equipmentItem, chosenItem],
});

/** Report of a project that was started before it was filed. */
export const missedReport = (): MatchReport => {
  const detail = '2026年3月1日开工，2026年4月2日备案，备案晚于开工，这个要求不能再满足';
  const missed: ProjectDuty = { ...filing, detail, state: 'missed', by: null };
  const out: MatchItem = { ...equipmentItem, group: 'ineligible', conclusion: detail };
  return {
    ...projectReport({
      ...matchProject,
      duties: [{ duty: missed, items: ids }, ...matchProject.duties.slice(1)],
      plan: { ...matchProject.plan, best: { ...best, chosen: [], upToFen: 0 }, second: null, excluded: [] },
      cash: null,
    }),
    counts: { eligible: 0, waiting: 0, closed: 0, nearMiss: 0, toVerify: 0, held: 0, ineligible: 1 },
    items: [out],
  };
};

const [listed] = matchReports;
export const projectReports: Report[] = listed
  ? [
      {
        ...listed,
        id: 'p1',
        kind: 'projectMatch',
        kindName: '项目申报匹配',
        title: '项目申报匹配报告',
        headline: '可申报1项，差一点0项，待核实2项',
      },
    ]
  : [];

const ofProject = (patch: Pick<MatchQuestion, 'id' | 'title' | 'unit'> & Partial<MatchQuestion>): MatchQuestion =>
  question({ group: 'project', decides: 3, policies: [equipmentItem.policy.title], ...patch });

export const projectProgress: MatchProgress = {
  ...matchProgress,
  variant: 'project',
  total: 10,
  decided: 0,
  counts: { eligible: 0, waiting: 0, closed: 0, nearMiss: 0, toVerify: 10, held: 0, ineligible: 0 },
  possible: 10,
  steps: [
    { group: 'project', groupName: '项目情况', total: 3, answered: 1, left: 10 },
    ...matchProgress.steps.slice(-1),
  ],
  questions: [
    ofProject({
      id: 'fact:projectKind:',
      title: '项目类型',
      help: '投资最多的一类，一次核对一个项目',
      unit: 'enum',
      options: ['技术改造和设备更新', '数字化改造', '节能和绿色改造', '新建或扩建', '产学研合作研发'],
      answer: { kind: 'exact', value: '技术改造和设备更新' },
      isOpen: false,
    }),
    ofProject({
      id: 'fact:projectStart:',
      title: '开工日期',
      help: '还没有开工的，填计划的日期',
      unit: 'date',
    }),
    ofProject({ id: 'fact:projectTotal:', title: '总投资', help: '包括土建、设备、软件、研发与其他', unit: 'money' }),
    ...matchProgress.questions.filter(({ group }) => group === 'credit'),
  ],
  nextQuestionId: 'fact:projectStart:',
  round: ['fact:projectStart:'],
  outlook: { open: 3, items: 10, touched: 10, remaining: 3 },
  nearest: [],
};

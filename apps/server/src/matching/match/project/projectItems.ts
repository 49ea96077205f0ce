import type { Cond, Expr, FactRef, Unit } from '@hengce/rules';
import {
  attestId,
  building,
  completed,
  decimal,
  digital,
  green,
  multiply,
  notBegun,
  rational,
  renewal,
  toDecimalText,
  underWay,
} from '@hengce/rules';
import type { ItemCondition, Matchable, RegionItems } from '../../items';
import { among, awardOf, whoOf, withConditions, withoutTold } from '../../items';

const supports: readonly Matchable['item']['support'][] = ['award', 'subsidy', 'interest', 'loan', 'voucher'];
const works = /技术改造|数字化改造|节能改造|设备更新|购置设备|技术开发合同/;

/** Whether an item supports building, buying or developing something. */
const isOfProject = (matchable: Matchable): boolean =>
  supports.includes(matchable.item.support) &&
  (works.test(`${matchable.item.name}，${awardOf(matchable)?.text ?? ''}`) ||
    matchable.rule.conditions.some(({ text }) => /^项目(?:设备投资|建设期|总投资|在开工)/.test(text)));

const known = new WeakMap<RegionItems, RegionItems>();
/** Items of a region that support projects, with the conditions that their documents set on the project. */
export function projectItems(region: RegionItems): RegionItems {
  const found = known.get(region) ?? { ...region, items: region.items.filter(isOfProject).map(withProject) };
  known.set(region, found);
  return found;
}

/** Ids of conditions that a report shows in one row: their parts would only repeat the project. */
export const ownConditions = {
  kind: 'project-kind',
  filing: 'project-filing',
  statistics: 'project-statistics',
  completion: 'project-completion',
} as const;

/** The project is asked about itself; whether it is in a plan, or there is a contract with a university, its kind does not say. */
const told = /^(?!.*列入).*(?:项目$|数字化改造)/;

function withProject(matchable: Matchable): Matchable {
  const printed = withoutTold(matchable, told).flatMap((condition) => readAgain(matchable, condition));
  return withConditions(matchable, [...kindOf(matchable), ...untilOf(matchable), ...printed]);
}

/** Kinds of project by the words of an award: `sure` fit it, `maybe` fit it if the firm confirms that they include such a part. */
const kinds: readonly { words: RegExp; name: string; sure: readonly string[]; maybe: readonly string[] }[] = [
  { words: /技术开发合同/, name: '', sure: [], maybe: [] },
  { words: /节能改造/, name: '节能改造', sure: [green], maybe: [renewal, digital, building] },
  { words: /数字化改造/, name: '数字化改造', sure: [digital], maybe: [renewal, green, building] },
  {
    words: /技术改造|设备更新|购置设备/,
    name: '技术改造或设备更新',
    sure: [renewal, digital, green],
    maybe: [building],
  },
];

function kindOf(matchable: Matchable): ItemCondition[] {
  const award = awardOf(matchable);
  const kind = kinds.find(({ words }) => words.test(`${matchable.item.name}，${award?.text ?? ''}`));
  if (kind === undefined || kind.sure.length === 0) return [];
  const says = `项目中有${kind.name}的内容`;
  const cond: Cond = {
    k: 'any',
    id: `kind of project ${kind.name}`,
    title: '项目类型',
    of: [
      among('项目类型', 'projectKind', kind.sure),
      {
        k: 'all',
        id: `kind of project, perhaps ${kind.name}`,
        title: says,
        of: [among('其他类型的项目', 'projectKind', kind.maybe), { k: 'attest', id: attestId(says), title: says }],
      },
    ],
  };
  const words = whoOf(award?.text);
  const quote =
    award === undefined || words === '' ? null : { policyId: matchable.policy.id, clauseId: award.id, text: words };
  return [{ id: ownConditions.kind, text: '项目类型', clauseId: award?.id ?? null, quote, cond }];
}

/** The last day of the loan under a policy, to be confirmed: the project's answers do not tell when the loan is paid out. */
function untilOf({ item, clauses, policy }: Matchable): ItemCondition[] {
  if (item.support !== 'interest') return [];
  return clauses.flatMap(({ id, text }) => {
    const [quoted, date] = /政策执行至(\d{4}年\d{1,2}月\d{1,2}日)/.exec(text) ?? [];
    if (quoted === undefined) return [];
    const says = `贷款在${date}以前发放`;
    const quote = { policyId: policy.id, clauseId: id, text: quoted };
    return [{ id: `project-until-${id}`, text: says, clauseId: id, quote, cond: promise(says) }];
  });
}

/** Reads a confirmation again as conditions on the project; none for one that says nothing of it. */
function readAgain({ item }: Matchable, condition: ItemCondition): ItemCondition[] {
  const { text, cond, quote } = condition;
  if (cond.k !== 'attest') return [condition];
  // The kind of project covers the purpose of the loan, and the length of the subsidy limits the sum.
  if (item.support === 'interest' && /^(?:贴息期限不超过|贷款用于设备更新$)/.test(text)) return [];
  const parts = text.split('，').map((part) => ({ part, read: readProject(part) }));
  if (parts.some(({ read }) => read === null)) return [condition];
  return parts.flatMap(({ part, read }) =>
    read === null
      ? []
      : [
          {
            ...condition,
            id: read.own ?? (parts.length === 1 ? condition.id : `${condition.id} ${part}`),
            text: part.replace(/^并/, ''),
            quote: quote?.text.includes(part) ? { ...quote, text: part } : quote,
            cond: read.cond,
          },
        ],
  );
}

const fact = (key: FactRef['key']): Expr => ({ k: 'fact', key });

/** Subjects that a threshold can have. Software counts with the machines that it runs on. */
const subjects: Readonly<Record<string, { left: Expr; unit: Unit; units: readonly string[] }>> = {
  项目总投资: { left: fact('projectTotal'), unit: 'money', units: ['万元', '亿元'] },
  项目设备投资额: { left: fact('projectEquipment'), unit: 'money', units: ['万元', '亿元'] },
  数字化改造实际投入: {
    left: { k: 'add', of: [fact('projectSoftware'), fact('projectEquipment')] },
    unit: 'money',
    units: ['万元', '亿元'],
  },
  技术开发合同实际支付额: { left: fact('projectResearch'), unit: 'money', units: ['万元', '亿元'] },
  项目年节能量: { left: fact('energySaved'), unit: 'count', units: ['吨标准煤'] },
  项目建设期: {
    left: { k: 'monthsUntil', from: 'projectStart', to: 'projectEnd' },
    unit: 'months',
    units: ['个月', '年'],
  },
};
const operators = { 不低于: '>=', 不少于: '>=', 不高于: '<=', 不超过: '<=' } as const;
const scale: Readonly<Record<string, bigint>> = { 万元: 1_000_000n, 亿元: 10_000_000_000n, 年: 12n };

/** 改造项目已上线运行并完成数字化水平评测 */
const done = /^(?:改造)?项目已(?:完工|竣工|投产|上线运行|投入使用|通过(?:核查|验收))/;

/** A condition on the project; null for words that are not exactly of a known pattern. */
function readProject(text: string): { cond: Cond; own?: string } | null {
  if (/^(?:项目)?(?:应当)?在开工(?:建设)?前(?:已|应当)?(?:办理|完成|取得)?(?:项目)?备案(?:手续)?$/.test(text))
    return { cond: filedBeforeStart, own: ownConditions.filing };
  if (/^(?:项目)?(?:并)?已?(?:依法)?纳入(?:固定资产)?投资统计$/.test(text))
    return { cond: inStatistics, own: ownConditions.statistics };
  if (done.test(text)) return { cond: onceCompleted(text), own: ownConditions.completion };
  const [, subject = '', word = '', digits = '', unit = ''] =
    /^(.+?)(不低于|不少于|不高于|不超过)(\d+(?:\.\d+)?)(\D+)$/.exec(text) ?? [];
  const read = subjects[subject];
  if (read === undefined || !read.units.includes(unit)) return null;
  const limit = toDecimalText(multiply(decimal(digits), rational(scale[unit] ?? 1n)), 2);
  const op = operators[word as keyof typeof operators];
  return {
    cond: {
      k: 'cmp',
      id: JSON.stringify([read.left, op, limit]),
      title: subject,
      left: read.left,
      op,
      right: { k: 'const', value: limit },
      unit: read.unit,
    },
  };
}

const filed = (value: boolean): Cond => ({
  k: 'is',
  id: `projectFiled ${value}`,
  title: value ? '已办理备案' : '还没有备案',
  fact: { key: 'projectFiled' },
  value,
});
const still = (...states: string[]): Cond => among('项目状态', 'projectStatus', states);
const promise = (title: string): Cond => ({ k: 'attest', id: attestId(title), title });

/** Met by filing on or before the first day of work; open while neither has happened. */
const filedBeforeStart: Cond = {
  k: 'all',
  id: 'projectFiledBeforeStart',
  title: '开工前办理备案',
  of: [
    {
      k: 'when',
      id: 'projectFiledBeforeStart filed',
      title: '已经备案的',
      given: filed(true),
      need: {
        k: 'any',
        id: 'projectFiledBeforeStart dates',
        title: '备案早于开工',
        of: [
          still(notBegun),
          {
            k: 'cmp',
            id: 'projectFiledOn <= projectStart',
            title: '备案日期',
            left: fact('projectFiledOn'),
            op: '<=',
            right: fact('projectStart'),
            unit: 'date',
          },
        ],
      },
    },
    {
      k: 'when',
      id: 'projectFiledBeforeStart notFiled',
      title: '还没有备案的',
      given: filed(false),
      need: {
        k: 'all',
        id: 'projectFiledBeforeStart open',
        title: '在开工之前完成备案',
        of: [still(notBegun), promise('在开工之前完成备案')],
      },
    },
  ],
};

/** Met by being in the statistics; open while the project is not completed. */
const inStatistics: Cond = {
  k: 'any',
  id: 'projectInStatistics',
  title: '纳入投资统计',
  of: [
    { k: 'is', id: 'inStatistics', title: '已纳入投资统计', fact: { key: 'inStatistics' }, value: true },
    {
      k: 'all',
      id: 'projectInStatistics open',
      title: '在申报之前纳入投资统计',
      of: [still(notBegun, underWay), promise('在申报之前纳入投资统计')],
    },
  ],
};

/** What a completed project has to show; before completion, the firm confirms that it will. */
function onceCompleted(text: string): Cond {
  const part = (name: string, states: string[], need: Cond): Cond => ({
    k: 'when',
    id: `${text} ${name}`,
    title: name,
    given: still(...states),
    need,
  });
  return {
    k: 'all',
    id: `once completed ${text}`,
    title: text,
    of: [
      part('项目已经完工的', [completed], promise(text)),
      part('项目还没有完工的', [notBegun, underWay], promise(`完工以后${text.replace('已', '')}`)),
    ],
  };
}

import type { MainComponents } from '@hengce/api/contract';
import type { FactSet } from '@hengce/rules';
import {
  addIntervals,
  compare,
  decimal,
  digital,
  figure,
  type Interval,
  intersect,
  labelOfAsked,
  least,
  multiply,
  type NeedKey,
  type Rational,
  rational,
  soleValue,
  zero,
} from '@hengce/rules';
import { awardOf, clauseOfItem, type Matchable } from '../../items';
import { intervalOf, type Project } from './project';

type S = MainComponents['schemas'];

/** The spending that an award is a share of. Two awards with the same base support the same spending. */
export type Base = 'equipment' | 'digital' | 'research' | 'energy';

interface Terms {
  base: Base;
  /** Per fen spent, or fen per ton saved. */
  rate: Rational;
  /** 8%, 300元 */
  rateText: string;
  isChosen: boolean;
  source: S['MatchSaid'] | null;
}

const bases: Readonly<Record<string, Base>> = {
  设备投资额: 'equipment',
  项目设备投资额: 'equipment',
  数字化改造实际投入: 'digital',
};
const share = /按照([^，。；的]+?)的(\d{1,3}(?:\.\d{1,4})?)%给予(?:补助|奖励|补贴|资助)[^。；（]*/;
const perTon = /按照核定的年节能量，每吨标准煤给予(?:补助|奖励)(\d{1,6})元[^。；（]*/;

/** Terms by which an award depends on the project; null where its clause names no rate of a spending known here. */
export function termsOf(matchable: Matchable): Terms | null {
  const award = awardOf(matchable);
  if (award === undefined) return null;
  const isChosen = /列入[^，。；]*(?:计划|名单)|择优|竞争性/.test(award.text);
  const quoted = (text: string): S['MatchSaid'] | null => {
    const clause = clauseOfItem(matchable, award.id, text);
    return clause && { text, clause };
  };
  const ton = perTon.exec(award.text);
  if (ton) {
    const [text, yuan = ''] = ton;
    return {
      base: 'energy',
      rate: rational(BigInt(yuan) * 100n),
      rateText: `${yuan}元`,
      isChosen,
      source: quoted(text),
    };
  }
  const [text = '', of = '', percent = ''] = share.exec(award.text) ?? [];
  const base = bases[of] ?? (of === '合同实际支付额' && /技术开发合同/.test(award.text) ? 'research' : undefined);
  if (base === undefined) return null;
  return { base, rate: decimal(`${percent}%`), rateText: `${percent}%`, isChosen, source: quoted(text) };
}

const keysOf: Readonly<Record<Base, readonly NeedKey[]>> = {
  equipment: ['projectEquipment'],
  digital: ['projectSoftware', 'projectEquipment'],
  research: ['projectResearch'],
  energy: ['energySaved'],
};

/**
 * Spending of a project on a base, as an interval; undefined where it was not answered. The share of 智能装备 among its machines is known for
 * digital projects only, so that for others only the upper end includes them.
 */
export function spentOn(base: Base, project: Project, facts: FactSet): Interval | undefined {
  const [first, second] = keysOf[base].map((key) => intervalOf(key, facts));
  if (first === undefined || (second === undefined && base === 'digital')) return undefined;
  if (base === 'energy') return first;
  const sum = second === undefined ? first : addIntervals(first, second);
  const spent = project.kind === digital || second === undefined ? sum : { lo: first.lo, hi: sum.hi };
  // A part answered as a range is at most the total.
  const total = intervalOf('projectTotal', facts);
  return (total && intersect(spent, { lo: null, hi: total.hi })) ?? spent;
}

/**
 * Amount that an item gives for a project, with the labels of the answers that are missing for it. Null while the spending is unknown, or
 * without an upper end where the document names no cap either.
 */
export function projectAmount(
  { item, stacking }: Matchable,
  terms: Terms,
  project: Project,
  facts: FactSet,
): { amount: S['MatchAmount'] | null; missing: string[] } {
  const spent = spentOn(terms.base, project, facts);
  const missing = keysOf[terms.base].filter((key) => intervalOf(key, facts) === undefined).map(labelOfAsked);
  if (spent === undefined) return { amount: null, missing };
  const cap = item.amount?.capFen == null ? null : rational(BigInt(item.amount.capFen));
  const times = (value: Rational) => multiply(value, terms.rate);
  const within = (value: Rational) => (cap === null ? value : least(value, cap));
  const fen = (value: Rational) => Number(value.n / value.d);
  const lo = fen(within(times(spent.lo?.value ?? zero)));
  if (spent.hi === null && cap === null) return { amount: null, missing };
  const most = spent.hi ? within(times(spent.hi.value)) : (cap ?? zero);
  const hi = fen(most);
  const sum = (value: number) => figure(rational(BigInt(value)), 'money');
  const formula = formulaOf(terms, spent, cap, hi);
  // Earlier subsidies for the same machines are deducted, and their sum is not asked for.
  const isCut =
    project.isFunded === true && terms.base === 'equipment' && stacking.some(({ rule }) => rule.k === 'higher');
  if (terms.isChosen)
    return {
      amount: { loFen: 0, hiFen: hi, certainty: 'discretionary', text: `最高${sum(hi)}，择优`, formula },
      missing,
    };
  if (isCut)
    return {
      amount: { loFen: 0, hiFen: hi, certainty: 'capped', text: `最高${sum(hi)}，扣除已获资金`, formula },
      missing,
    };
  if (lo !== hi)
    return { amount: { loFen: lo, hiFen: hi, certainty: 'capped', text: `${sum(lo)}至${sum(hi)}`, formula }, missing };
  const limit = cap === null ? '' : `，上限${figure(cap, 'money')}`;
  return { amount: { loFen: hi, hiFen: hi, certainty: 'fixed', text: `预计${sum(hi)}${limit}`, formula }, missing };
}

/** 怎么算: the formula with the numbers of the project. */
function formulaOf({ base, rate, rateText }: Terms, spent: Interval, cap: Rational | null, hi: number): string | null {
  if (spent.hi === null) return null;
  const shown = (value: Rational) => (base === 'energy' ? `${figure(value, 'count')}吨标准煤` : figure(value, 'money'));
  const isSole = soleValue(spent) !== undefined;
  const by = isSole || spent.lo === null ? shown(spent.hi.value) : `${shown(spent.lo.value)}至${shown(spent.hi.value)}`;
  const raw = (value: Rational) => figure(multiply(value, rate), 'money');
  const result = isSole || spent.lo === null ? raw(spent.hi.value) : `${raw(spent.lo.value)}至${raw(spent.hi.value)}`;
  const isOver = cap !== null && compare(multiply(spent.hi.value, rate), cap) > 0;
  return `${by}×${rateText}＝${result}${isOver ? `，按不超过${figure(cap, 'money')}计${figure(rational(BigInt(hi)), 'money')}` : ''}`;
}

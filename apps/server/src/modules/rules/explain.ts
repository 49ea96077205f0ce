import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, formatDay } from '@hengce/text';
import { sourceNames } from '../enterprise/factDefs';
import { findAsked, labelOfAsked } from '../enterprise/needDefs';
import { type Computed, compute, type Expr, livedYears } from './expression';
import { type FactRef, type FactSet, lastYear, periodOf } from './facts';
import { type Interval, type Operator, soleValue } from './interval';
import type { Judgement } from './judge';
import type { Way } from './nearMiss';
import {
  compare,
  decimal,
  multiply,
  type Rational,
  rational,
  subtract,
  toDecimalText,
  toNumber,
  zero,
} from './rational';
import type { Cond, Quote, Unit } from './rule';

type S = MainComponents['schemas'];
export type ConditionRow = S['MatchCondition'];

export interface Explaining {
  facts: FactSet;
  /** The clause that a quote stands in; null when the library has it no more. */
  clauseOf: (quote: Quote) => S['MatchClause'] | null;
  /** The question whose answer would settle what is missing, or a confirmation; null where nothing is asked. */
  questionOf?: (asked: FactRef | Extract<Cond, { k: 'attest' }>) => string | null;
}

/** A judgement as rows of a report, parents before their children. */
export function explain(judgement: Judgement, explaining: Explaining): ConditionRow[] {
  const rows: ConditionRow[] = [];
  const visit = (part: Judgement, parentId: string | null, depth: number): void => {
    rows.push(rowOf(part, parentId, depth, explaining));
    for (const child of part.children) visit(child, part.cond.id, depth + 1);
  };
  // What holds the whole together is said by its parts.
  if (judgement.children.length > 0 && judgement.cond.k === 'all')
    for (const child of judgement.children) visit(child, null, 0);
  else visit(judgement, null, 0);
  return rows;
}

function rowOf(judgement: Judgement, parentId: string | null, depth: number, explaining: Explaining): ConditionRow {
  const { cond, verdict, missing } = judgement;
  const { facts, clauseOf, questionOf } = explaining;
  const relation = cond.k === 'all' || cond.k === 'any' || cond.k === 'atLeast' || cond.k === 'when' ? cond.k : null;
  const asked = cond.k === 'attest' ? cond : missing[0];
  const isOpen = relation === null && (verdict === 'unknown' || verdict === 'manual');
  return {
    id: cond.id,
    parentId,
    depth,
    relation,
    title: cond.title,
    requirement: requirementOf(judgement),
    verdict,
    own: ownOf(judgement, facts),
    formula:
      cond.k === 'cmp'
        ? formulaOf(cond.left, cond.unit, facts)
        : cond.k === 'cagr'
          ? cagrFormula(cond, facts, judgement.left ? cagrText(cond, judgement.left) : null)
          : null,
    gauge: gaugeOf(judgement),
    score: scoreOf(judgement),
    clause: cond.quote ? clauseOf(cond.quote) : null,
    source: relation === null ? sourceOf(judgement, facts) : null,
    action: isOpen ? actionOf(cond, missing, facts) : null,
    questionId: isOpen && asked ? (questionOf?.(asked) ?? null) : null,
    isBonus: cond.isBonus ?? false,
  };
}

const measured: Readonly<Record<Operator, string>> = {
  '>=': '不低于',
  '>': '高于',
  '<=': '不高于',
  '<': '低于',
  '==': '等于',
  '!=': '不等于',
};
const dated: typeof measured = { ...measured, '>=': '不早于', '>': '晚于', '<=': '不晚于', '<': '早于' };
const counted: typeof measured = { ...measured, '>=': '不少于', '>': '多于', '<=': '不超过', '<': '少于' };

function requirementOf({ cond, right }: Judgement): string {
  switch (cond.k) {
    case 'all':
      return '同时满足';
    case 'any':
      return '满足其中一项';
    case 'atLeast':
      return `至少满足${cond.n}项`;
    case 'when':
      return '适用时须满足';
    case 'attest':
      return '由企业确认，或由专家判断';
    case 'score':
      return `${cond.table.pass.op === '>' ? '高于' : '不低于'}${cond.table.pass.value}分`;
    case 'cagr':
      return `${measured[cond.op]}${cond.rate}`;
    case 'in':
      return cond.isPrefix ? cond.title : cond.values.join('、');
    case 'is':
      return cond.quote?.text ?? (cond.value ? '是' : '属实');
    default: {
      const limit = right && soleValue(right.interval);
      if (limit === undefined) return cond.quote?.text ?? cond.title;
      const words = cond.unit === 'date' ? dated : ['count', 'days', 'months'].includes(cond.unit) ? counted : measured;
      return `${words[cond.op]}${figure(limit, cond.unit)}${pieceOf(cond)}`;
    }
  }
}

function ownOf({ cond, left, right, score, verdict, note }: Judgement, facts: FactSet): string | null {
  switch (cond.k) {
    case 'cmp':
      if (left === undefined) return null;
      return withPiece(spanOf(left, cond.unit, right && soleValue(right.interval)), pieceOf(cond));
    case 'cagr':
      return left === undefined ? null : cagrText(cond, left);
    case 'in':
    case 'is': {
      const known = facts.get(cond.fact)?.known;
      if (known === undefined || !('value' in known)) return null;
      if (typeof known.value !== 'boolean') return known.value;
      return `${findAsked(cond.fact.key)?.label ?? cond.title}：${known.value ? '是' : '否'}`;
    }
    case 'attest': {
      const implied = note && 'impliedBy' in note ? `由“${note.impliedBy}”推得` : null;
      if (verdict === 'met') return implied ?? '已确认';
      return verdict === 'unmet' ? (implied ? `${implied}不符合` : '已说明不符合') : null;
    }
    case 'score': {
      if (score === undefined) return null;
      const [lo, hi] = [toDecimalText(score.lo, 1), toDecimalText(score.hi, 1)];
      return lo === hi ? `${lo}分` : `${lo}至${hi}分`;
    }
    default:
      return null;
  }
}

/** 件, 人: of the first fact that a count is made of. */
function pieceOf({ unit, left }: Extract<Cond, { k: 'cmp' }>): string {
  if (unit !== 'count') return '';
  const first = (expr: Expr): string => {
    if (expr.k === 'fact' || expr.k === 'sum' || expr.k === 'average') return findAsked(expr.key)?.unit ?? '';
    return 'of' in expr && expr.of[0] ? first(expr.of[0]) : '';
  };
  return first(left);
}
const withPiece = (text: string | null, piece: string): string | null => text && `${text}${piece}`;

/** A number as it is shown; with a `limit` as exact as it takes to be told apart from it. */
export function figure(value: Rational, unit: Unit, limit?: Rational): string {
  const precise = (scaled: Rational, scaledLimit: Rational | undefined, digits: number): string => {
    const text = toDecimalText(scaled, digits);
    const isBlurred =
      scaledLimit !== undefined && compare(scaled, scaledLimit) !== 0 && text === toDecimalText(scaledLimit, digits);
    return isBlurred && digits < 6 ? precise(scaled, scaledLimit, digits + 1) : text;
  };
  const by = (factor: Rational, digits: number) =>
    precise(multiply(value, factor), limit && multiply(limit, factor), digits);
  switch (unit) {
    case 'money': {
      const size = value.n < 0n ? { n: -value.n, d: value.d } : value;
      if (compare(size, yi) >= 0) return `${by(rational(1n, 10_000_000_000n), 4)}亿元`;
      return compare(size, wan) >= 0 ? `${by(rational(1n, 1_000_000n), 2)}万元` : `${by(rational(1n, 100n), 2)}元`;
    }
    case 'ratio':
      return `${by(rational(100n), 2)}%`;
    case 'days':
      return `${by(rational(1n), 0)}天`;
    case 'date':
      return chineseDate(formatDay(Number(value.n / value.d)));
    case 'months': {
      const [years, months] = [value.n / value.d / 12n, (value.n / value.d) % 12n];
      return `${years > 0n ? `${years}年` : ''}${months > 0n || years === 0n ? `${months}个月` : ''}`;
    }
    default:
      return by(rational(1n), 2);
  }
}
const yi = rational(10_000_000_000n);
const wan = rational(1_000_000n);

/** What is known of a number: its value, or the ends of its range; null while nothing is known. */
function spanOf({ interval, trouble, missing }: Computed, unit: Unit, limit?: Rational): string | null {
  if (trouble) return null;
  const sole = soleValue(interval);
  if (sole) return figure(sole, unit, limit);
  if (missing.length > 0) return null;
  return rangeText(interval, unit);
}
function rangeText({ lo, hi }: Interval, unit: Unit): string | null {
  const words = unit === 'ratio' || unit === 'money' ? measured : counted;
  if (lo && hi) return `${figure(lo.value, unit)}至${figure(hi.value, unit)}`;
  if (lo) return `${words[lo.isOpen ? '>' : '>=']}${figure(lo.value, unit)}`;
  return hi ? `${words[hi.isOpen ? '<' : '<=']}${figure(hi.value, unit)}` : null;
}

/** The compound rate itself is a root, which is shown rounded; the verdict rests on its power. */
function cagrText({ years }: Extract<Cond, { k: 'cagr' }>, quotient: Computed): string | null {
  const value = soleValue(quotient.interval);
  if (value === undefined || quotient.trouble) return null;
  return `${toDecimalText(decimalOf((toNumber(value) ** (1 / years) - 1) * 100), 2)}%`;
}
const decimalOf = (value: number): Rational => decimal(value.toFixed(6));

function cagrFormula(cond: Extract<Cond, { k: 'cagr' }>, facts: FactSet, rate: string | null): string | null {
  const unit = unitOfFact(cond.key);
  const ends = [0, cond.years].map((back) => valueText({ key: cond.key, back }, unit, facts));
  if (ends.includes(null)) return null;
  const quotient = cond.years === 1 ? `${ends[0]}÷${ends[1]}` : `(${ends[0]}÷${ends[1]})^(1/${cond.years})`;
  return rate === null ? null : `${quotient}−1＝${rate}`;
}

/** An expression with the numbers put in; null where there is nothing to reckon, or a number is missing. */
export function formulaOf(expr: Expr, unit: Unit, facts: FactSet): string | null {
  if (expr.k === 'fact' || expr.k === 'const') return null;
  const text = reckon(expr, facts);
  const { interval, trouble } = compute(expr, facts);
  const value = soleValue(interval);
  return text === null || value === undefined || trouble ? null : `${text}＝${figure(value, unit)}`;
}

function reckon(expr: Expr, facts: FactSet): string | null {
  const joined = (parts: readonly Expr[], sign: string): string | null => {
    const texts = parts.map((part) => (sign === '×' ? inBrackets(part) : reckon(part, facts)));
    return texts.includes(null) ? null : texts.join(sign);
  };
  const inBrackets = (part: Expr): string | null => {
    const text = reckon(part, facts);
    const isLong = ['sum', 'average', 'add', 'subtract'].includes(part.k) && text !== null && /[＋−]/.test(text);
    return isLong ? `(${text})` : text;
  };
  switch (expr.k) {
    case 'const':
      return expr.value;
    case 'fact':
      return valueText(expr, unitOfFact(expr.key), facts);
    case 'sum':
    case 'average': {
      const [count, ...others] = livedYears(expr.years, facts).counts;
      if (count === undefined || others.length > 0) return null;
      const texts = Array.from({ length: count }, (_, back) =>
        valueText({ key: expr.key, back }, unitOfFact(expr.key), facts),
      ).reverse();
      if (texts.includes(null)) return null;
      const sum = texts.join('＋');
      return expr.k === 'sum' ? sum : `(${sum})÷${texts.length}`;
    }
    case 'add':
      return joined(expr.of, '＋');
    case 'multiply':
      return joined(expr.of, '×');
    case 'min':
    case 'max': {
      const inner = joined(expr.of, '，');
      return inner === null ? null : `${expr.k === 'min' ? '取小' : '取大'}(${inner})`;
    }
    case 'subtract':
    case 'divide': {
      const [left, right] = [inBrackets(expr.left), inBrackets(expr.right)];
      return left === null || right === null ? null : `${left}${expr.k === 'divide' ? '÷' : '−'}${right}`;
    }
    case 'hnteGrowth': {
      const read = (back: number) => valueText({ key: expr.key, back }, unitOfFact(expr.key), facts);
      const [newest, middle, oldest] = [read(0), read(1), read(2)];
      if (!newest || !middle) return null;
      // 195号: the first year is left out where the firm was not there, or sold nothing.
      const isLate = livedYears(3, facts).counts[0] !== 3 || oldest === null || oldest === figure(zero, 'money');
      return isLate ? `${newest}÷${middle}−1` : `(${middle}÷${oldest}＋${newest}÷${middle})÷2−1`;
    }
    default:
      return null;
  }
}

function valueText(ref: FactRef, unit: Unit, facts: FactSet): string | null {
  const known = facts.get(ref)?.known;
  if (known === undefined || !('number' in known)) return null;
  const value = soleValue(known.number);
  return value === undefined ? rangeText(known.number, unit) : figure(value, unit);
}

/** A fact as it is known, in its unit; null while it is not. */
export function factText(ref: FactRef, facts: FactSet): string | null {
  const known = facts.get(ref)?.known;
  if (known === undefined) return null;
  if ('value' in known) return typeof known.value === 'boolean' ? (known.value ? '是' : '否') : known.value;
  const unit = unitOfFact(ref.key);
  const text = valueText(ref, unit, facts);
  return text && unit === 'count' ? `${text}${findAsked(ref.key)?.unit ?? ''}` : text;
}

/** 1286万元, 38人: a number of a fact as it is shown. */
export function factFigure(key: FactRef['key'], value: Rational): string {
  const unit = unitOfFact(key);
  return `${figure(value, unit)}${unit === 'count' ? (findAsked(key)?.unit ?? '') : ''}`;
}

function unitOfFact(key: FactRef['key']): Unit {
  const type = findAsked(key)?.type;
  return type === 'money' || type === 'ratio' || type === 'date' ? type : 'count';
}

function gaugeOf({ cond, left, right }: Judgement): ConditionRow['gauge'] {
  if (cond.k !== 'cmp' || cond.op === '==' || cond.op === '!=' || cond.unit === 'months' || cond.unit === 'date')
    return null;
  const [value, threshold] = [left && soleValue(left.interval), right && soleValue(right.interval)];
  if (value === undefined || threshold === undefined || left?.trouble) return null;
  return { value: toNumber(value), threshold: toNumber(threshold), operator: cond.op, unit: cond.unit };
}

function scoreOf({ cond, score }: Judgement): ConditionRow['score'] {
  if (cond.k !== 'score' || score === undefined) return null;
  const { pass, parts } = cond.table;
  return {
    lo: toNumber(score.lo),
    hi: toNumber(score.hi),
    max: parts.reduce((sum, { max }) => sum + max, 0),
    passOperator: pass.op,
    pass: pass.value,
    parts: score.parts.map(({ part, lo, hi }) => ({
      id: part.id,
      title: part.title,
      lo: toNumber(lo),
      hi: toNumber(hi),
      max: part.max,
    })),
  };
}

/** Where the own values come from; that there is evidence counts only when there is for all of them. */
function sourceOf({ used }: Judgement, facts: FactSet): string | null {
  const known = used.flatMap((ref) => facts.get(ref) ?? []);
  if (known.length === 0) return null;
  const names = [...new Set(known.map(({ source }) => sourceNames[source]))].join('、');
  return known.every(({ confidence }) => confidence === 'evidenced') ? `${names}，有佐证` : names;
}

function actionOf(cond: Cond, missing: readonly FactRef[], facts: FactSet): string | null {
  if (cond.k === 'attest') return '请确认是否符合';
  const labels = [...new Set(missing.map((ref) => labelOf(ref, facts.asOf)))];
  if (labels.length === 0) return cond.k === 'score' ? '有的指标由专家判断，可以先自评' : null;
  return `补充${labels.slice(0, 3).join('、')}${labels.length > 3 ? `等${labels.length}项` : ''}`;
}

/** A way out in words: 发明专利再增加2件，通常18至36个月. */
export function explainWay(way: Way, asOf: string): S['MatchWay'] {
  const changes = way.map(({ ref, from, to, lever }): S['MatchChange'] => {
    const show = (value: Rational) => factFigure(ref.key, value);
    const distance = subtract(to, from);
    const [verb, size] = distance.n < 0n ? ['减少', { n: -distance.n, d: distance.d }] : ['增加', distance];
    const [least, most] = lever.months ?? [null, null];
    return {
      key: ref.key,
      period: periodOf(asOf, ref) || null,
      // Without its year: the change comes in a later one than the number that it starts from.
      label: labelOf({ key: ref.key }, asOf),
      from: show(from),
      to: show(to),
      delta: `再${verb}${show(size)}`,
      monthsLeast: least,
      monthsMost: most,
      when: lever.months === null ? `${lastYear(asOf) + 1}年度报表` : `通常${monthsText(lever.months)}`,
    };
  });
  return { text: changes.map(({ label, delta, when }) => `${label}${delta}，${when}`).join('；'), changes };
}
const monthsText = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}个月` : `${least}至${most}个月`;

/** 2025年研发费用. */
export function labelOf(ref: FactRef, asOf: string): string {
  const label = labelOfAsked(ref.key);
  const period = periodOf(asOf, ref);
  return period === '' ? label : `${period}年${label}`;
}

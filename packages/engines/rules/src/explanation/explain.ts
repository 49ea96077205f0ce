import { chineseDate } from '@hengce/text';
import type { Expr } from '../conditions/expression';
import { type Judgement, leavesOf } from '../conditions/judge';
import { splitBound } from '../conditions/readCondition';
import type { Cond, Quote } from '../conditions/rule';
import type { Score } from '../conditions/score';
import { factSourceNames } from '../facts/factSourceNames';
import { type FactRef, type FactSet, lastYear } from '../facts/facts';
import { findAsked } from '../facts/needDefs';
import { holds, type Operator, point, soleValue } from '../numbers/interval';
import { fromNumber, type Rational, toDecimalText, toNumber } from '../numbers/rational';
import { counted, dated, figure, measured, spanOf } from './figures';
import { cagrFormula, cagrText, formulaOf } from './formulas';
import { labelOf } from './labels';
import { attested, attestedBy, beforeFounding, type ClauseReference, type ConditionRow, confirmedAs } from './types';

export interface Explaining {
  facts: FactSet;
  /** Clause of a quote; null when the library has it no more. */
  clauseOf: (quote: Quote) => ClauseReference | null;
  /** Id of the question whose answer would decide it, or of a confirmation; null where nothing is asked. */
  questionOf?: (asked: FactRef | Extract<Cond, { k: 'attest' }>) => string | null;
}

/** Rows of a report for a judgement, parents before their children; open alternatives beside one that is met are left out. */
export function explain(judgement: Judgement, explaining: Explaining): ConditionRow[] {
  const rows: ConditionRow[] = [];
  const visit = (part: Judgement, parentId: string | null, depth: number): void => {
    rows.push(rowOf(part, parentId, depth, explaining));
    for (const child of part.children) if (isNeeded(child, part)) visit(child, part.cond.id, depth + 1);
  };
  // What holds the whole together is said by its parts.
  if (judgement.children.length > 0 && judgement.cond.k === 'all')
    for (const child of judgement.children) visit(child, null, 0);
  else visit(judgement, null, 0);
  return rows;
}

/** Title, requirement and the firm's own value of a condition made of others, as a whole; null for one that only its parts describe. */
export function explainWhole(
  judgement: Judgement,
  facts: FactSet,
): Pick<ConditionRow, 'title' | 'requirement' | 'own'> | null {
  const { cond } = judgement;
  if (cond.k !== 'all' || cond.asks === undefined) return null;
  return { title: cond.title, requirement: cond.asks, own: ownOf(judgement, facts) };
}

/**
 * Where enough of several alternatives are met, nobody has to answer the others. What a person says of something on record (`unlessNever`) has
 * the words of the whole: it stands for the record, once there is one.
 */
function isNeeded(child: Judgement, { cond, verdict, children: [never, apart] }: Judgement): boolean {
  if (cond.k !== 'any' && cond.k !== 'atLeast') return true;
  if (apart?.cond.k === 'attest' && apart.cond.isApart) return child === (never?.verdict === 'unmet' ? apart : never);
  return verdict !== 'met' || (child.verdict !== 'manual' && child.verdict !== 'unknown');
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
    requirement: requirementOf(judgement, facts),
    ...(cond.k === 'in' && cond.refusals && verdict === 'unmet' ? { isRefusal: true } : {}),
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
    action: isOpen ? actionOf(judgement, facts) : null,
    questionId: isOpen && asked && !judgement.ahead ? (questionOf?.(asked) ?? null) : null,
    isBonus: cond.isBonus ?? false,
  };
}

function requirementOf({ cond, right, verdict, ahead }: Judgement, facts: FactSet): string {
  switch (cond.k) {
    case 'all':
      return cond.asks ?? '同时满足';
    case 'any':
      return '满足其中一项';
    case 'atLeast':
      return `至少满足${cond.n}项`;
    case 'when':
      return '适用时须满足';
    case 'attest':
      return verdict === 'manual' && !ahead ? attestedBy : attested;
    case 'score':
      return `${cond.table.pass.op === '>' ? '高于' : '不低于'}${cond.table.pass.value}分`;
    case 'cagr':
      return `${measured[cond.op]}${cond.rate}`;
    case 'in':
      if (cond.refusals) return (verdict === 'unmet' && refusalOf(cond, facts)) || cond.title;
      return cond.isPrefix ? cond.title.replace(/^属于/, '') : cond.values.join('、');
    case 'is':
      // Of what must not be, the words of the document may name only the thing: 严重失信名单.
      return cond.value ? (cond.quote?.text ?? '是') : cond.title;
    default: {
      const limit = right && soleValue(right.interval);
      if (limit === undefined) return cond.quote?.text ?? cond.title;
      const piece = pieceOf(cond);
      if (piece === rankPiece && cond.op === '<=') return `前${figure(limit, cond.unit)}${piece}`;
      const words = cond.unit === 'date' ? dated : ['count', 'days', 'months'].includes(cond.unit) ? counted : measured;
      return `${words[cond.op]}${figure(limit, cond.unit)}${piece}`;
    }
  }
}

/** 批发和零售业不适用加计扣除: why the value of the firm is refused. */
function refusalOf({ fact, refusals = {} }: Extract<Cond, { k: 'in' }>, facts: FactSet): string | undefined {
  const known = facts.get(fact)?.known;
  const value = known && 'value' in known ? String(known.value) : '';
  return Object.entries(refusals).find(([code]) => value.startsWith(code))?.[1];
}

function ownOf(judgement: Judgement, facts: FactSet): string | null {
  const { cond, left, right, score, verdict, note, ahead } = judgement;
  if (judgement.isUnborn) return beforeFounding(lastYear(facts.asOf));
  switch (cond.k) {
    case 'all':
      return reckonedBy(judgement, facts);
    case 'cmp':
      // What is known of a number of which a fact is missing is shown where it decides.
      if (!left || (verdict === 'unknown' && left.missing[0])) return null;
      return withPiece(
        spanOf(left, cond.unit, right && soleValue(right.interval)),
        `${pieceOf(cond)}${cond.filedFrom === undefined ? '' : `，算到${cond.isExpected ? '预计的' : ''}${chineseDate(cond.filedFrom)}`}`,
      );
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
      const words = note && 'impliedBy' in note ? note.impliedBy : null;
      const number = words === null ? null : numberIn(words, cond.title);
      if (ahead && 'filedFrom' in ahead)
        return `${number ?? confirmedAs(verdict !== 'unmet')}，到${chineseDate(ahead.filedFrom)}${ahead.months === null ? '要重新算' : `约${ahead.months}个月`}`;
      if (ahead)
        return `${confirmedAs(ahead.holds)}，${verdict === 'unmet' ? '到' : ''}${ahead.round}年${verdict === 'unmet' ? '不再是' : '这一轮要重新看'}`;
      if (number !== null) return number;
      const implied = words === null ? null : `由“${words}”推得`;
      if (verdict === 'met') return implied ?? confirmedAs(true);
      return verdict === 'unmet' ? (implied ? `${implied}不符合` : confirmedAs(false)) : null;
    }
    case 'score': {
      if (score === undefined) return null;
      const [lo, hi] = [toDecimalText(score.lo, 1), toDecimalText(score.hi, 1)];
      return `${lo === hi ? `${lo}分` : `${lo}至${hi}分`}${shortPartOf(cond, score)}`;
    }
    default:
      return null;
  }
}

/** 620万元 of 项目设备投资额620万元, the number that a confirmation compares; null for words that say no such number. */
function numberIn(words: string, confirmation: string): string | null {
  const subject = splitBound(confirmation)?.subject.replace(/[满达]$/, '');
  return subject !== undefined && words.startsWith(subject) && splitBound(words) === null
    ? words.slice(subject.length)
    : null;
}

/** The numbers of a firm by which a whole that is asked as one was decided: 工业，从业人员500人、营业收入3,000万元. */
function reckonedBy({ cond, verdict, children }: Judgement, facts: FactSet): string | null {
  if (cond.k !== 'all' || cond.asks === undefined || (verdict !== 'met' && verdict !== 'unmet')) return null;
  const row = children.find((child) => child.verdict === verdict);
  const numbers = (row?.children.slice(1) ?? []).flatMap(leavesOf).flatMap((leaf) => {
    const own = leaf.cond.k === 'cmp' ? ownOf(leaf, facts) : null;
    return own === null ? [] : [`${leaf.cond.title}${own}`];
  });
  return row === undefined || numbers.length === 0 ? null : `${row.cond.title}，${[...new Set(numbers)].join('、')}`;
}

/** The part that cannot reach its own minimum, where that is why the score fails. */
function shortPartOf({ table }: Extract<Cond, { k: 'score' }>, { parts, hi }: Score): string {
  if (!holdsFor(table.pass, hi)) return '';
  const short = parts.find((part) => !holdsFor({ op: '>=', value: table.minimums?.[part.part.id] ?? 0 }, part.hi));
  return short === undefined
    ? ''
    : `，其中${short.part.title}最多${toDecimalText(short.hi, 1)}分，至少要${table.minimums?.[short.part.id]}分`;
}
const holdsFor = ({ op, value }: { op: Operator; value: number }, most: Rational): boolean =>
  holds(op, point(most), point(fromNumber(value))) === 'always';

/** 件, 人: of the first fact that a count is made of. */
function pieceOf({ unit, left }: Extract<Cond, { k: 'cmp' }>): string {
  if (unit !== 'count') return '';
  const first = (expr: Expr): string => {
    if (expr.k === 'fact' || expr.k === 'sum' || expr.k === 'average') return findAsked(expr.key)?.unit ?? '';
    return 'of' in expr && expr.of[0] ? first(expr.of[0]) : '';
  };
  return first(left);
}
/** Of a place among others: 第5名, 前3名. */
const rankPiece = '名';
const withPiece = (text: string | null, piece: string): string | null =>
  text && `${piece === rankPiece ? '第' : ''}${text}${piece}`;

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

/** Where the own values come from, and of which years unless they make a score; that there is evidence counts only when there is for all of them. */
function sourceOf({ used, score }: Judgement, facts: FactSet): string | null {
  const known = used.flatMap((ref) => facts.get(ref) ?? []);
  if (known.length === 0) return null;
  const years = (score ? [] : used)
    .flatMap(({ back }) => (back === undefined ? [] : [lastYear(facts.asOf) - back]))
    .sort();
  const year = years.length === 0 ? '' : `，${[...new Set([years[0], years.at(-1)])].join('至')}年`;
  const names = [...new Set(known.map(({ source }) => factSourceNames[source]))].join('、') + year;
  return known.every(({ confidence }) => confidence === 'evidenced') ? `${names}，有佐证` : names;
}

function actionOf({ cond, missing, ahead, isUnborn }: Judgement, facts: FactSet): string | null {
  if (isUnborn) {
    const round = 'round' in cond ? cond.round : undefined;
    const year = lastYear(facts.asOf);
    return round === undefined
      ? `没有${year}年的数，请向主管部门确认看哪一期的`
      : `${round}年申报时看${round - 1}年的数`;
  }
  if (ahead)
    return 'round' in ahead
      ? `等${ahead.round}年的通知，看哪一年的算数`
      : `${chineseDate(ahead.filedFrom)}以后申报，到时再算`;
  if (cond.k === 'attest') return '请确认是否符合';
  if (missing.length === 0) return cond.k === 'score' ? '有的指标由专家判断，可以先自评' : null;
  const isAnswer = ({ key }: FactRef) => findAsked(key)?.type === 'bool';
  const named = (of: readonly FactRef[], say: (label: string) => string, joint: string): string => {
    const labels = [...new Set(of.map((ref) => say(labelOf(ref, facts.asOf))))];
    return `${labels.slice(0, 3).join(joint)}${labels.length > 3 ? `等${labels.length}项` : ''}`;
  };
  const given = named(
    missing.filter((ref) => !isAnswer(ref)),
    (label) => label,
    '、',
  );
  // 补充近三年有重大事故 would ask for the accident.
  const answered = named(missing.filter(isAnswer), (label) => `“${label}”`, '');
  return [given && `补充${given}`, answered && `确认是否${answered}`].filter((part) => part !== '').join('，');
}

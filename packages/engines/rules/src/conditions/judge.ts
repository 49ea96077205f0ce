import { monthsBetween } from '@hengce/text';
import { type FactRef, type FactSet, withNumber } from '../facts/facts';
import { holds, type Interval, intersect, type Operator, point, ray, soleValue } from '../numbers/interval';
import { add, constant, one, power } from '../numbers/rational';
import { carriedOver, isOfLastYear, onFiling } from './carriedOver';
import { type Computed, compute, type Expr, isUnborn } from './expression';
import { type NextYear, reckoned } from './nextYear';
import { splitBound } from './readCondition';
import type { Cond, Verdict } from './rule';
import { computeScore, type Ratings, type Score } from './score';

/** Confirmations and denials by people, by the id of an `attest`; an absent id is neither. */
export type Attestations = Readonly<Record<string, boolean>>;

/**
 * Relation of a confirmation to another one, whose words it quotes: it follows from it, or contradicts it. `number`: what it follows from
 * is a number, null for no limit.
 */
export type ConfirmationNote =
  | { impliedBy: string; number?: { from: number | null; to: number | null } }
  | { against: string };

export interface Judgement {
  cond: Cond;
  verdict: Verdict;
  /** Facts that are needed and unknown. */
  missing: readonly FactRef[];
  used: readonly FactRef[];
  /** Sides of a comparison: the firm's number and the threshold. */
  left?: Computed;
  right?: Computed;
  score?: Score;
  note?: ConfirmationNote;
  /** An answer of today that does not stand in the round of a later year, or a number of months that is larger on the day of application. */
  ahead?: { round: number; holds: boolean } | { filedFrom: string; months: number | null; holds: boolean };
  /** It asks for figures of a year in which the firm did not exist. */
  isUnborn?: true;
  children: readonly Judgement[];
}

export interface Circumstances {
  facts: FactSet;
  attestations?: Attestations;
  notes?: ReadonlyMap<string, ConfirmationNote>;
  ratings?: Ratings;
  /** Earlier judgements under the same facts and attestations: many items share their conditions. */
  memo?: Map<Cond, Judgement>;
  /** Numbers of the next financial year: what reads them is judged in it. */
  next?: NextYear;
}

/** Judgement of a condition and of all those below it. */
export function judge(cond: Cond, circumstances: Circumstances): Judgement {
  const known = circumstances.memo?.get(cond);
  if (known !== undefined) return known;
  const judgement = judgeAnew(cond, circumstances);
  circumstances.memo?.set(cond, judgement);
  return judgement;
}

function judgeAnew(cond: Cond, circumstances: Circumstances): Judgement {
  const leaf = (verdict: Verdict, more: Partial<Judgement> = {}): Judgement => ({
    cond,
    verdict,
    missing: [],
    used: [],
    children: [],
    ...more,
  });
  const tree = (verdict: Verdict, children: readonly Judgement[]) =>
    leaf(verdict, {
      children,
      missing: children.flatMap(({ missing }) => missing),
      used: children.flatMap(({ used }) => used),
    });
  switch (cond.k) {
    case 'all':
    case 'any':
    case 'atLeast': {
      const children = cond.of.map((part) => judge(part, circumstances));
      const counted = children.filter((child) => !child.cond.isBonus).map(({ verdict }) => verdict);
      return tree(combine(cond, counted), children);
    }
    case 'when': {
      const premise = judge(cond.given, circumstances);
      const need = judge(cond.need, circumstances);
      return tree(conditional(premise.verdict, need.verdict), [premise, need]);
    }
    case 'cmp':
      return reckoned(circumstances, (known) => {
        const facts = cond.filedFrom === undefined ? known : { ...known, asOf: cond.filedFrom };
        const left = compute(cond.left, facts);
        const right = compute(cond.right, facts);
        if (left.trouble === 'unborn' || right.trouble === 'unborn')
          return leaf(withoutYear(cond, left), { left, right, ...factsOf(left, right), isUnborn: true });
        return leaf(compareSplit(cond, facts), { left, right, ...factsOf(left, right) });
      });
    case 'cagr': {
      const ofYear = (back: number): Expr => ({ k: 'fact', key: cond.key, back });
      const limit = power(add(one, constant(cond.rate)), cond.years);
      return reckoned(circumstances, (facts) => {
        const left = compute({ k: 'divide', left: ofYear(0), right: ofYear(cond.years) }, facts);
        if (left.trouble === 'unborn') return leaf(withoutYear(cond, left), { left, ...factsOf(left), isUnborn: true });
        return leaf(verdictOf(cond.op, left, { interval: point(limit), missing: [], used: [] }), {
          left,
          ...factsOf(left),
        });
      });
    }
    case 'in':
    case 'is': {
      const known = circumstances.facts.get(cond.fact)?.known;
      if (known === undefined || !('value' in known)) return leaf('unknown', { missing: [cond.fact] });
      return leaf(isAmong(cond, known.value) ? 'met' : 'unmet', { used: [cond.fact] });
    }
    case 'score': {
      const score = computeScore(cond.table, {
        ...circumstances,
        judge: (part) => judge(part, circumstances),
      });
      return leaf(score.verdict, { score, missing: score.missing, used: score.used });
    }
    default: {
      const said = circumstances.attestations?.[cond.id];
      const note = circumstances.notes?.get(cond.id);
      const { round, filedFrom } = cond;
      if (said === undefined && isOfLastYear(cond.title) && isUnborn(circumstances.facts))
        return leaf(isFloor(splitBound(cond.title)?.operator) && round === undefined ? 'unmet' : 'manual', {
          isUnborn: true,
        });
      if (said !== undefined && filedFrom !== undefined) {
        const number = note && 'impliedBy' in note ? note.number : undefined;
        const [start, end] = [circumstances.facts.asOf, filedFrom].map((day) => new Date(`${day}T00:00:00+08:00`)) as [
          Date,
          Date,
        ];
        const passed = monthsBetween(start, end);
        const months = number && number.from !== null && number.from === number.to ? number.from + passed : null;
        return leaf(onFiling(cond.title, said, number, passed), {
          ...(note ? { note } : {}),
          // Without a number it is still to be asked.
          ...(number ? { ahead: { filedFrom, months, holds: said } } : {}),
        });
      }
      const worth = said === undefined || round === undefined ? 'kept' : carriedOver(cond.title, said);
      if (said !== undefined && round !== undefined && worth !== 'kept')
        return leaf(worth === 'lost' ? 'unmet' : 'manual', {
          ahead: { round, holds: said },
          ...(note ? { note } : {}),
        });
      return leaf(said === undefined ? 'manual' : said ? 'met' : 'unmet', note ? { note } : {});
    }
  }
}

/**
 * Verdict for whom did not exist in the year of the figures: what has to be reached is not. Whose figures a limit asks for then, the authority
 * says, and a later round asks for those of this year.
 */
const withoutYear = ({ op, round }: Extract<Cond, { k: 'cmp' | 'cagr' }>, left: Pick<Computed, 'trouble'>): Verdict =>
  isFloor(op) && left.trouble === 'unborn' && round === undefined ? 'unmet' : 'manual';
const isFloor = (op: Operator | undefined): boolean => op === '>=' || op === '>';

const factsOf = (...read: Computed[]) => ({
  missing: read.flatMap(({ missing }) => missing),
  used: read.flatMap(({ used }) => used),
});

function isAmong(cond: Extract<Cond, { k: 'in' | 'is' }>, value: string | boolean): boolean {
  if (cond.k === 'is') return value === cond.value;
  const isIn = cond.values.some((wanted) => (cond.isPrefix ? String(value).startsWith(wanted) : value === wanted));
  return cond.refusals ? !isIn : isIn;
}

/** A veto is never averaged away, and what is not known is never taken for granted. */
function combine(cond: Extract<Cond, { k: 'all' | 'any' | 'atLeast' }>, parts: readonly Verdict[]): Verdict {
  const counted = parts.filter((verdict) => verdict !== 'notApplicable');
  const count = (...wanted: Verdict[]) => counted.filter((verdict) => wanted.includes(verdict)).length;
  if (counted.length === 0 && cond.k !== 'atLeast') return 'notApplicable';
  if (cond.k === 'all') return (['unmet', 'unknown', 'manual'] as const).find((verdict) => count(verdict) > 0) ?? 'met';
  const wanted = cond.k === 'atLeast' ? cond.n : 1;
  if (count('met') >= wanted) return 'met';
  if (count('met', 'manual') >= wanted) return 'manual';
  return count('met', 'manual', 'unknown') >= wanted ? 'unknown' : 'unmet';
}

/** While it is open whether `need` counts, what it says decides nothing: it may come to be left out. */
function conditional(premise: Verdict, need: Verdict): Verdict {
  if (premise === 'met') return need;
  return premise === 'unmet' ? 'notApplicable' : premise;
}

export function verdictOf(op: Operator, left: Computed, right: Computed): Verdict {
  const troubles = [left.trouble, right.trouble];
  // A person decides what a share of nothing is.
  if (troubles.includes('certain')) return 'manual';
  if (troubles.includes('possible')) return 'unknown';
  const said = holds(op, left.interval, right.interval);
  if (said !== 'sometimes') return said === 'always' ? 'met' : 'unmet';
  return 'unknown';
}

/**
 * A threshold may depend on the same range as the number that is compared with it; so each piece of the range is judged by
 * itself, and a verdict stands only where all pieces agree.
 */
function compareSplit(cond: Extract<Cond, { k: 'cmp' }>, facts: FactSet): Verdict {
  const judgeIn = (set: FactSet) => verdictOf(cond.op, compute(cond.left, set), compute(cond.right, set));
  for (const { by, rows } of [...piecewiseIn(cond.left), ...piecewiseIn(cond.right)]) {
    if (by.k !== 'fact') continue;
    const known = facts.get(by)?.known;
    if (known === undefined || !('number' in known) || soleValue(known.number)) continue;
    const pieces = piecesOf(known.number, rows);
    if (pieces.length < 2) continue;
    const found = new Set(pieces.map((piece) => compareSplit(cond, withNumber(facts, by, piece))));
    return found.size === 1 ? ([...found][0] as Verdict) : 'unknown';
  }
  return judgeIn(facts);
}

type Piecewise = Extract<Expr, { k: 'piecewise' }>;
function piecewiseIn(expr: Expr): Piecewise[] {
  switch (expr.k) {
    case 'piecewise':
      return [expr];
    case 'subtract':
    case 'divide':
      return [...piecewiseIn(expr.left), ...piecewiseIn(expr.right)];
    case 'add':
    case 'multiply':
    case 'min':
    case 'max':
      return expr.of.flatMap(piecewiseIn);
    default:
      return [];
  }
}

/** The range cut where a row begins to hold. */
function piecesOf(range: Interval, rows: Piecewise['rows']): Interval[] {
  const inverse = { '>=': '<', '>': '<=', '<=': '>', '<': '>=' } as const;
  const pieces: Interval[] = [];
  let rest: Interval | undefined = range;
  for (const { op, limit } of rows) {
    const value = constant(limit);
    const piece = rest && intersect(rest, ray(op, value));
    if (piece) pieces.push(piece);
    rest = rest && intersect(rest, ray(inverse[op], value));
  }
  return rest ? [...pieces, rest] : pieces;
}

export type Overall = 'eligible' | 'ineligible' | 'missingFacts' | 'toVerify';
const overalls: Readonly<Record<Verdict, Overall>> = {
  met: 'eligible',
  unmet: 'ineligible',
  unknown: 'missingFacts',
  manual: 'toVerify',
  notApplicable: 'toVerify',
};
/** Verdict on an item as a whole: 可申报（预判）, 不符合, 待补数 or 待核实. */
export const overallOf = ({ verdict }: Judgement): Overall => overalls[verdict];

/** Conditions without others below them, in order; of alternatives one of which is met, only those that are. */
export function leavesOf(judgement: Judgement): Judgement[] {
  const { cond, verdict, children } = judgement;
  if (children.length === 0) return [judgement];
  const isSettled = cond.k === 'any' && verdict === 'met';
  return children.filter((child) => !isSettled || child.verdict === 'met').flatMap(leavesOf);
}

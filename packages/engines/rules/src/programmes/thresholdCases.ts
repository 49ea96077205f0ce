import { addMonths, formatDay, msPerDay } from '@hengce/text';
import type { Expr } from '../conditions/expression';
import { judge } from '../conditions/judge';
import type { Cond, Verdict } from '../conditions/rule';
import { conditionsOf, type RuleSet } from '../conditions/ruleSet';
import { findFact } from '../facts/factDefs';
import { dayNumber, type FactRef, type FactSet, factSet, periodOf } from '../facts/facts';
import type { Operator } from '../numbers/interval';
import { add, decimal, multiply, type Rational, rational, toNumber } from '../numbers/rational';

// Cases below, on and above every threshold, with facts that are worked out backwards from the threshold.

export type Threshold = Extract<Cond, { k: 'cmp' }>;
/** Any day; facts are placed around it. */
const asOf = '2026-11-20';

/** Conditions of rule sets that compare with a number from a document; those that compare a difference are left out. */
export const thresholdsOf = (sets: readonly RuleSet[]): { set: string; cond: Threshold; limit: string }[] =>
  sets.flatMap((set) =>
    conditionsOf(set.condition).flatMap((cond) =>
      cond.k === 'cmp' && cond.right.k === 'const' && cond.left.k !== 'subtract'
        ? [{ set: set.id, cond, limit: cond.right.value }]
        : [],
    ),
  );

export const sides = ['below', 'on', 'above'] as const;
export type Side = (typeof sides)[number];

const expected: Record<Operator, [Verdict, Verdict, Verdict]> = {
  '>=': ['unmet', 'met', 'met'],
  '>': ['unmet', 'unmet', 'met'],
  '<=': ['met', 'met', 'unmet'],
  '<': ['met', 'unmet', 'unmet'],
  '==': ['unmet', 'met', 'unmet'],
  '!=': ['met', 'unmet', 'met'],
};
export const expectedAt = ({ op }: Threshold, side: Side): Verdict => expected[op][sides.indexOf(side)] as Verdict;

export function verdictAt(cond: Threshold, limit: string, side: Side): Verdict {
  const value = add(decimal(limit), multiply(step(cond), rational(BigInt(sides.indexOf(side) - 1))));
  return judge(cond, { facts: factsWith(factsFor(cond.left, value)) }).verdict;
}

/** Facts for which an expression is exactly `value`. */
function factsFor(expr: Expr, value: Rational): Map<string, Rational> {
  const at = (key: FactRef['key'], back?: number) =>
    `${key}@${periodOf(asOf, back === undefined ? { key } : { key, back })}`;
  const years = (key: FactRef['key'], count: number, total: Rational) =>
    new Map(Array.from({ length: count }, (_, back) => [at(key, back), back === 0 ? total : rational(0n)] as const));
  switch (expr.k) {
    case 'fact':
      return new Map([[at(expr.key, expr.back), value]]);
    case 'sum':
      return years(expr.key, expr.years, value);
    case 'average':
      return years(expr.key, expr.years, multiply(value, rational(BigInt(expr.years))));
    case 'add':
      return new Map(expr.of.flatMap((part, index) => [...factsFor(part, index === 0 ? value : rational(0n))]));
    case 'divide': {
      const divisor = rational(1_000_000_000n);
      return new Map([...factsFor(expr.right, divisor), ...factsFor(expr.left, multiply(value, divisor))]);
    }
    case 'daysSince':
      return new Map([[`${expr.key}@`, add(rational(dayNumber(asOf)), multiply(value, rational(-1n)))]]);
    case 'monthsSince': {
      const day = addMonths(new Date(`${asOf}T00:00:00Z`), -Number(value.n / value.d));
      return new Map([[`${expr.key}@`, rational(BigInt(day.getTime() / msPerDay))]]);
    }
    default:
      throw new Error(`no facts for ${expr.k}`);
  }
}
/** A firm that is old enough for every span of years. */
const factsWith = (values: Map<string, Rational>): FactSet =>
  factSet(asOf, [
    { key: 'establishedAt', period: '', value: '2010-01-01', source: 'user', confidence: 'stated' },
    ...[...values].map(([name, value]) => {
      const [key = '', period = ''] = name.split('@');
      const isDate = key === 'establishedAt' || findFact(key)?.type === 'date';
      const known = isDate ? formatDay(Number(value.n)) : toNumber(value);
      return { key, period, value: known, source: 'user', confidence: 'stated' } as const;
    }),
  ]);

/** The least difference that a fact of this kind can show. */
const step = ({ unit, left }: Threshold): Rational =>
  left.k === 'divide' ? rational(1n, 1_000_000_000n) : unit === 'ratio' ? rational(1n, 10_000n) : rational(1n);

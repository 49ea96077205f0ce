import type { MainComponents } from '@hengce/api/contract';
import type { FactRef, FactSet } from '@hengce/rules';
import {
  compare,
  compute,
  type Expr,
  figure,
  formulaOf,
  least,
  type Rational,
  rational,
  soleValue,
  subtract,
  zero,
} from '@hengce/rules';
import type { Matchable } from './matchable';

type MatchAmount = MainComponents['schemas']['MatchAmount'];
type Item = Matchable['item'];
type Rule = NonNullable<Item['amountRule']>;

/**
 * Amount that a firm may get from an item, as far as its facts decide it; null where the document names no highest sum. That sum stands
 * (`capped`) while a fact is missing or the item has no complete rule; equity is always `discretionary`.
 */
export function amountOf({ amount, amountRule, support }: Item, facts: FactSet): MatchAmount | null {
  if (amount?.capFen == null) return null;
  const cap = amount.capFen;
  // Funds choose the firms that they invest in.
  if (support === 'equity') return upTo(cap, 'discretionary', amount.text);
  if (amountRule?.kind === 'fixed')
    return { loFen: cap, hiFen: cap, certainty: 'fixed', text: amount.text, formula: null };
  const expr = amountRule && exprOf(amountRule);
  if (expr === undefined) return upTo(cap, 'capped', amount.text);
  const limited: Expr = { k: 'min', of: [{ k: 'max', of: [expr, constant(0)] }, constant(cap)] };
  const { interval, missing } = compute(limited, facts);
  const [lo, hi] = [floor(interval.lo?.value, 0), floor(interval.hi?.value, cap)];
  if (missing.length > 0 || soleValue(interval) === undefined)
    return { loFen: lo, hiFen: hi, certainty: 'capped', text: amount.text, formula: null };
  const text = `预计${figure(rational(BigInt(lo)), 'money')}，上限${figure(rational(BigInt(cap)), 'money')}`;
  return { loFen: lo, hiFen: hi, certainty: 'fixed', text, formula: amountRule ? formula(amountRule, facts) : null };
}

const upTo = (cap: number, certainty: MatchAmount['certainty'], text: string): MatchAmount => ({
  loFen: 0,
  hiFen: cap,
  certainty,
  text,
  formula: null,
});

/** Rounds down to whole fen. */
const floor = (value: Rational | undefined, otherwise: number): number =>
  value === undefined ? otherwise : Number(value.n / value.d);

const constant = (value: number): Expr => ({ k: 'const', value: String(value) });
const times = (base: Expr, percent: number | undefined): Expr => ({
  k: 'multiply',
  of: [base, { k: 'const', value: `${percent ?? 0}%` }],
});
const newest = (key: string): Expr => ({ k: 'fact', key: key as FactRef['key'], back: 0 });
const growth = (key: string): Expr => ({
  k: 'subtract',
  left: newest(key),
  right: { k: 'fact', key: key as FactRef['key'], back: 1 },
});

/** The amount before the cap, as an expression; undefined for an incomplete rule. */
function exprOf({ kind, fact, percent, bands }: Rule): Expr | undefined {
  if (fact === undefined) return undefined;
  if (kind === 'share' && percent !== undefined) return times(newest(fact), percent);
  if (kind === 'increase' && percent !== undefined) return times(growth(fact), percent);
  if (kind !== 'bands' || bands === undefined) return undefined;
  return {
    k: 'add',
    of: bands.map(({ upToFen, percent: share }, index) => {
      const from = bands[index - 1]?.upToFen ?? 0;
      const above: Expr = { k: 'max', of: [{ k: 'subtract', left: newest(fact), right: constant(from) }, constant(0)] };
      return times(upToFen === null ? above : { k: 'min', of: [above, constant(upToFen - from)] }, share);
    }),
  };
}

/** 怎么算: the formula before the cap, with the numbers of the firm. */
function formula({ kind, fact, percent, bands }: Rule, facts: FactSet): string | null {
  if (fact === undefined) return null;
  const { interval } = compute(newest(fact), facts);
  const value = soleValue(interval);
  if (value === undefined) return null;
  if (kind === 'share') return `${figure(value, 'money')}×${percent}%`;
  if (kind === 'increase') {
    const reckoned = formulaOf(growth(fact), 'money', facts);
    return reckoned && `(${reckoned.split('＝')[0]})×${percent}%`;
  }
  const parts = bandParts(value, bands ?? []);
  return parts.length === 0
    ? null
    : parts.map(({ part, percent: share }) => `${figure(part, 'money')}×${share}%`).join('＋');
}

/**
 * Parts of a sum that lie in each band, with the percentage of the band; bands that the sum does not reach are left out.
 *
 * @param bands from the lowest up; `upToFen` null for the last one
 */
export function bandParts(
  sum: Rational,
  bands: readonly { upToFen: number | null; percent: number }[],
): { part: Rational; percent: number }[] {
  return bands.flatMap(({ upToFen, percent }, index) => {
    const from = rational(BigInt(bands[index - 1]?.upToFen ?? 0));
    const part = subtract(upToFen === null ? sum : least(sum, rational(BigInt(upToFen))), from);
    return compare(part, zero) > 0 ? [{ part, percent }] : [];
  });
}

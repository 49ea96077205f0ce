import type { MainComponents } from '@hengce/api/contract';
import type { FactKey, FactRef, FactSet } from '@hengce/rules';
import {
  attestId,
  compare,
  compute,
  type Expr,
  figure,
  formulaOf,
  heldOf,
  labelOfFact,
  least,
  type Rational,
  rational,
  readLimit,
  soleValue,
  subtract,
  zero,
} from '@hengce/rules';
import type { Matchable } from './matchable';

type MatchAmount = MainComponents['schemas']['MatchAmount'];
type Group = MainComponents['schemas']['MatchGroup'];
type Item = Matchable['item'];
type Rule = NonNullable<Item['amountRule']>;

/**
 * Amount that a firm may get from an item, as far as its facts decide it; null where the document names no highest sum. While a fact is
 * missing or known as a range only, or the item has no complete rule, it is `capped`: a range up to at most that sum. Equity is always
 * `discretionary`.
 *
 * @param group of the item for the firm, null for one of another region; a firm that does not meet the item has no sum of its own there
 */
export function amountOf(
  { amount, amountRule, support, conditions }: Item,
  facts: FactSet,
  group: Group | null,
): MatchAmount | null {
  if (amount?.capFen == null) return null;
  const cap = amount.capFen;
  // Funds choose the firms that they invest in.
  if (support === 'equity') return upTo(cap, 'discretionary', amount.text);
  if (group === 'ineligible') return upTo(cap, 'capped', amount.text);
  if (amountRule?.kind === 'fixed')
    return { loFen: cap, hiFen: cap, certainty: 'fixed', text: amount.text, formula: null };
  // What the firm still has to change may be what the sum follows from.
  if (group === 'nearMiss') return upTo(cap, 'capped', amount.text);
  if (amountRule?.levels) return ofLevels(amountRule, amount.text, cap, facts);
  const expr = amountRule && exprOf(amountRule);
  if (expr === undefined || isTooFew(amountRule, conditions, facts)) return upTo(cap, 'capped', amount.text);
  const nothing = nothingToPay(amountRule, facts);
  if (nothing !== null) return { loFen: 0, hiFen: 0, certainty: 'capped', text: nothing, formula: null };
  const limited: Expr = { k: 'min', of: [{ k: 'max', of: [expr, constant(0)] }, constant(cap)] };
  const { interval, missing } = compute(limited, facts);
  const [lo, hi] = [floor(interval.lo?.value, 0), floor(interval.hi?.value, cap)];
  const told = (...fen: number[]) => `预计${fen.map(money).join('至')}，上限${money(cap)}`;
  const sole = soleValue(interval);
  // What is paid in a year is no more than the rate makes of the whole number, and may be less.
  if (amountRule?.rate !== undefined && missing.length === 0)
    return {
      ...upTo(hi, 'capped', hi < cap ? `预计不超过${money(hi)}，上限${money(cap)}` : amount.text),
      formula: formula(amountRule, facts),
    };
  if (missing.length > 0 || sole === undefined) {
    const text = missing.length === 0 && hi < cap ? told(lo, hi) : amount.text;
    return { loFen: lo, hiFen: hi, certainty: 'capped', text, formula: null };
  }
  return {
    loFen: lo,
    hiFen: hi,
    certainty: 'fixed',
    text: told(lo),
    formula: amountRule ? formula(amountRule, facts) : null,
  };
}

/** Whether what each sum is paid for is known to be less than the item asks at least: a number of this year that the next round counts anew. */
function isTooFew(rule: Rule | undefined, conditions: Item['conditions'], facts: FactSet): boolean {
  const number = rule?.kind === 'each' ? baseOf(rule) : undefined;
  if (number === undefined) return false;
  const known = compute(number, facts).interval.hi?.value;
  const lowest = conditions
    .map(({ text }) => readLimit(text))
    .find((limit) => limit?.subject === rule?.number && limit?.operator === '>=');
  return known !== undefined && lowest != null && compare(known, lowest.value) < 0;
}

/** Why nothing is reckoned of a number that the firm gave as 0: 单户担保贷款金额为0，不测算. Null where it is another one, or not known. */
function nothingToPay(rule: Rule | undefined, facts: FactSet): string | null {
  if (rule?.number === undefined || rule.kind === 'each') return null;
  const known = soleValue(compute(compared(rule.number), facts).interval);
  return known !== undefined && compare(known, zero) === 0 ? `${rule.number}为0，不测算` : null;
}

const money = (fen: number): string => figure(rational(BigInt(fen)), 'money');

/**
 * Sum of the highest level that the firm has reached, `capped` while a higher one is unknown; of levels that are added the sum of all, always
 * `capped`, because nobody is asked which of them were paid before.
 */
function ofLevels({ levels = [], areAdded }: Rule, text: string, cap: number, facts: FactSet): MatchAmount {
  const isReached = (level: Level) => heldOf(facts, keyOf(level));
  const possible = levels.filter((level) => isReached(level) !== false);
  const reached = possible.filter(isReached);
  const sumOf = (some: readonly Level[]) =>
    (areAdded ? some : some.slice(0, 1)).reduce((sum, { sumFen }) => sum + sumFen, 0);
  const [lo, hi] = [sumOf(reached), sumOf(possible)];
  if (possible.length === 0) return upTo(cap, 'capped', text);
  if (areAdded || lo !== hi) {
    const most = hi < cap ? `最高${money(hi)}` : text;
    return { ...upTo(hi, 'capped', most), loFen: areAdded ? 0 : lo };
  }
  return {
    loFen: lo,
    hiFen: lo,
    certainty: 'fixed',
    text: `预计${money(lo)}，上限${money(cap)}`,
    formula: `${nameOf(reached[0])}一档`,
  };
}
type Level = NonNullable<Rule['levels']>[number];
/** Key of the fact by which a level is known: a title, or a confirmation (`firmOf`). */
const keyOf = ({ fact, attest = '' }: Level): FactKey => (fact ?? attestId(attest)) as FactKey;
const nameOf = (level: Level | undefined): string => level?.attest ?? labelOfFact(level?.fact ?? '');

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
/** Sum in 元 that a condition compares, which `firmOf` keeps by its subject, in 分. */
const compared = (number: string): Expr => ({
  k: 'multiply',
  of: [
    { k: 'fact', key: `${number} 元` as FactRef['key'] },
    { k: 'const', value: '100' },
  ],
});
/** Rate in % that a condition compares, as a share. */
const rateOf = (rate: string): Expr => times({ k: 'fact', key: `${rate} %` as FactRef['key'] }, 1);
const growth = (key: string): Expr => ({
  k: 'subtract',
  left: newest(key),
  right: { k: 'fact', key: key as FactRef['key'], back: 1 },
});

/**
 * Expression, in 分, for what an amount takes its percent or bands of: a fact of the last full year, its growth
 * over the year before (may be negative), or the sum that a condition of the item compares (times a yearly rate);
 * undefined where the rule names none of them.
 */
export function baseOf({ kind, fact, number, rate }: Rule): Expr | undefined {
  if (kind === 'each') return number === undefined ? undefined : { k: 'fact', key: number as FactRef['key'] };
  if (number !== undefined)
    return rate === undefined ? compared(number) : { k: 'multiply', of: [compared(number), rateOf(rate)] };
  if (fact === undefined) return undefined;
  return kind === 'increase' ? growth(fact) : newest(fact);
}

/** The amount before the cap, as an expression; undefined for an incomplete rule. */
function exprOf(rule: Rule): Expr | undefined {
  const { kind, percent, bands, sumFen } = rule;
  const base = baseOf(rule);
  if (base === undefined) return undefined;
  if (kind === 'each') return sumFen === undefined ? undefined : { k: 'multiply', of: [base, constant(sumFen)] };
  if (kind === 'share' || kind === 'increase') return percent === undefined ? undefined : times(base, percent);
  if (kind !== 'bands' || bands === undefined) return undefined;
  return {
    k: 'add',
    of: bands.map(({ upToFen, percent: share }, index) => {
      const from = bands[index - 1]?.upToFen ?? 0;
      const above: Expr = { k: 'max', of: [{ k: 'subtract', left: base, right: constant(from) }, constant(0)] };
      return times(upToFen === null ? above : { k: 'min', of: [above, constant(upToFen - from)] }, share);
    }),
  };
}

/** 怎么算: the formula before the cap, with the numbers of the firm. */
function formula(rule: Rule, facts: FactSet): string | null {
  const { kind, percent, bands, number = '', sumFen = 0 } = rule;
  if (kind === 'share' && rule.rate !== undefined) return yearlyFormula(rule, facts);
  const base = baseOf(rule);
  const value = base && soleValue(compute(base, facts).interval);
  if (base === undefined || value === undefined) return null;
  if (kind === 'each') return `${figure(value, 'count')}${number.split(' ')[1] ?? ''}×${money(sumFen)}`;
  if (kind === 'share') return `${figure(value, 'money')}×${percent}%`;
  if (kind === 'increase') {
    const reckoned = formulaOf(base, 'money', facts);
    return reckoned && `(${reckoned.split('＝')[0]})×${percent}%`;
  }
  const parts = bandParts(value, bands ?? []);
  return parts.length === 0
    ? null
    : parts.map(({ part, percent: share }) => `${figure(part, 'money')}×${share}%`).join('＋');
}

/** 怎么算 of a share of what a yearly rate makes of a sum: 300万元×不超过1%×50%. Null while one of the two has no upper bound. */
function yearlyFormula({ number = '', rate = '', percent }: Rule, facts: FactSet): string | null {
  const [sum, share] = [compared(number), rateOf(rate)].map((part) => compute(part, facts).interval);
  if (!sum?.hi || !share?.hi) return null;
  const told = (interval: typeof sum, most: Rational, unit: 'money' | 'ratio') =>
    `${soleValue(interval) === undefined ? '不超过' : ''}${figure(most, unit)}`;
  return `${told(sum, sum.hi.value, 'money')}×${told(share, share.hi.value, 'ratio')}×${percent}%`;
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

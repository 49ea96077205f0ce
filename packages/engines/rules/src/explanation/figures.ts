import { chineseDate, exactAmount, exactNumber, formatDay, type MoneyUnit, moneyUnit } from '@hengce/text';
import type { Computed } from '../conditions/expression';
import type { Unit } from '../conditions/rule';
import type { FactRef, FactSet } from '../facts/facts';
import { findAsked } from '../facts/needDefs';
import { type Interval, type Operator, soleValue } from '../numbers/interval';
import { compare, multiply, type Rational, rational, toDecimalText } from '../numbers/rational';

export const measured: Readonly<Record<Operator, string>> = {
  '>=': '不低于',
  '>': '高于',
  '<=': '不高于',
  '<': '低于',
  '==': '等于',
  '!=': '不等于',
};
export const dated: typeof measured = { ...measured, '>=': '不早于', '>': '晚于', '<=': '不晚于', '<': '早于' };
export const counted: typeof measured = { ...measured, '>=': '不少于', '>': '多于', '<=': '不超过', '<': '少于' };

/**
 * Number in the form of its unit: 1,286万元, 4.2%, 3天, 1年6个月, 2026年11月20日. With a `limit` it has as many decimals, up to six, as
 * tell the two apart.
 */
export function figure(value: Rational, unit: Unit, limit?: Rational): string {
  const precise = (scaled: Rational, scaledLimit: Rational | undefined, digits: number): string => {
    const text = toDecimalText(scaled, digits);
    const isBlurred =
      scaledLimit !== undefined && compare(scaled, scaledLimit) !== 0 && text === toDecimalText(scaledLimit, digits);
    return isBlurred && digits < 6 ? precise(scaled, scaledLimit, digits + 1) : text;
  };
  const by = (factor: Rational, digits: number) =>
    exactNumber(precise(multiply(value, factor), limit && multiply(limit, factor), digits));
  switch (unit) {
    case 'money': {
      const unit = moneyUnit(value.n / value.d);
      const { per, digits } = moneyScales[unit];
      return `${by(rational(1n, per), digits)}${unit}`;
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
/** 分 in a unit, and the decimals that a figure in it has. */
const moneyScales: Readonly<Record<MoneyUnit, { per: bigint; digits: number }>> = {
  元: { per: 100n, digits: 2 },
  万元: { per: 1_000_000n, digits: 2 },
  亿元: { per: 10_000_000_000n, digits: 4 },
};

/** Amount in 分, rounded up (`isUp`) or down to the digits in which `figure` shows it. */
export function shownMoney({ n, d }: Rational, isUp: boolean): Rational {
  const { per, digits } = moneyScales[moneyUnit(n / d)];
  const step = (per / 10n ** BigInt(digits)) * d;
  const rest = ((n % step) + step) % step;
  return rational(rest === 0n || !isUp ? n - rest : n - rest + step, d);
}

/** Value of a number, or the ends of its range, as text; null where neither end is known or a divisor is 0. */
export function spanOf({ interval, trouble }: Computed, unit: Unit, limit?: Rational): string | null {
  if (trouble) return null;
  const sole = soleValue(interval);
  return sole ? figure(sole, unit, limit) : rangeText(interval, unit);
}
function rangeText({ lo, hi }: Interval, unit: Unit): string | null {
  const words = unit === 'ratio' || unit === 'money' ? measured : counted;
  if (lo && hi) return `${figure(lo.value, unit)}至${figure(hi.value, unit)}`;
  if (lo) return `${words[lo.isOpen ? '>' : '>=']}${figure(lo.value, unit)}`;
  return hi ? `${words[hi.isOpen ? '<' : '<=']}${figure(hi.value, unit)}` : null;
}

export function valueText(ref: FactRef, unit: Unit, facts: FactSet): string | null {
  const known = facts.get(ref)?.known;
  if (known === undefined || !('number' in known)) return null;
  const value = soleValue(known.number);
  return value === undefined ? rangeText(known.number, unit) : figure(value, unit);
}

/** Value of a fact in words with its unit; null while it is unknown. */
export function factText(ref: FactRef, facts: FactSet): string | null {
  const known = facts.get(ref)?.known;
  if (known === undefined) return null;
  if ('value' in known) return typeof known.value === 'boolean' ? (known.value ? '是' : '否') : known.value;
  const unit = unitOfFact(ref.key);
  const text = valueText(ref, unit, facts);
  return text && unit === 'count' ? `${text}${findAsked(ref.key)?.unit ?? ''}` : text;
}

/** Number of a fact with its unit: 1,286万元, 38人; with a `limit` as `figure`. */
export function factFigure(key: FactRef['key'], value: Rational, limit?: Rational): string {
  const unit = unitOfFact(key);
  return `${figure(value, unit, limit)}${unit === 'count' ? (findAsked(key)?.unit ?? '') : ''}`;
}

export function unitOfFact(key: FactRef['key']): Unit {
  const type = findAsked(key)?.type;
  return type === 'money' || type === 'ratio' || type === 'date' ? type : 'count';
}

/** Amount in 分, rounded to the 分, in its usual unit (元, 万元, 亿元): 12,345.6789万元. */
export const exactMoney = (value: Rational): string => exactAmount(BigInt(toDecimalText(value, 0)));

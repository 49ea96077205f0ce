import { type Computed, compute, type Expr, livedYears } from '../conditions/expression';
import type { Cond, Unit } from '../conditions/rule';
import type { FactSet } from '../facts/facts';
import { soleValue } from '../numbers/interval';
import { decimal, type Rational, toDecimalText, toNumber, zero } from '../numbers/rational';
import { figure, unitOfFact, valueText } from './figures';

/**
 * Compound annual growth rate, 12.5%; null while a number is missing or only a range. It is a rounded root; the verdict
 * rests on its power.
 */
export function cagrText({ years }: Extract<Cond, { k: 'cagr' }>, quotient: Computed): string | null {
  const value = soleValue(quotient.interval);
  if (value === undefined || quotient.trouble) return null;
  return `${toDecimalText(decimalOf((toNumber(value) ** (1 / years) - 1) * 100), 2)}%`;
}
const decimalOf = (value: number): Rational => decimal(value.toFixed(6));

export function cagrFormula(cond: Extract<Cond, { k: 'cagr' }>, facts: FactSet, rate: string | null): string | null {
  const unit = unitOfFact(cond.key);
  const ends = [0, cond.years].map((back) => valueText({ key: cond.key, back }, unit, facts));
  if (ends.includes(null)) return null;
  const quotient = cond.years === 1 ? `${ends[0]}÷${ends[1]}` : `(${ends[0]}÷${ends[1]})^(1/${cond.years})`;
  return rate === null ? null : `${quotient}−1＝${rate}`;
}

/**
 * Calculation with its numbers and its result, 38人÷186人＝20.43%; null for a bare fact or constant, for one that no formula
 * shows, and where a number is missing or only a range.
 */
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

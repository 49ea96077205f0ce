import type { MainComponents } from '@hengce/api/contract';
import {
  add,
  compare,
  dayNumber,
  divide,
  figure,
  least,
  multiply,
  type Rational,
  rational,
  toDecimalText,
  zero,
} from '@hengce/rules';
import { addMonths, dateInShanghai } from '@hengce/text';
import type { Terms } from './readTerms';

type S = MainComponents['schemas'];

/** A loan that is repaid at its end. `from` is the day on which it is paid out, YYYY-MM-DD. */
export interface Loan {
  principalFen: bigint;
  /** Per year: interest rate or guarantee fee. */
  rate: Rational;
  from: string;
  months: number;
}

const yearDays = rational(365n);

/** Interest (or fee) and its subsidy by calendar year, because limits are yearly; undefined where there is nothing to pay. */
export function reckonInterest(loan: Loan, terms: Terms): S['MatchInterest'] | undefined {
  const { principalFen, rate, from, months } = loan;
  if (principalFen <= 0n || rate.n <= 0n || months <= 0) return undefined;
  const end = monthsAfter(from, months);
  const subsidisedTo = terms.months === null ? end : ([end, monthsAfter(from, terms.months)].sort()[0] ?? end);
  const principal = rational(principalFen);
  const subsidyByYear = new Map<string, bigint>();
  let raw = zero;
  let isCapped = false;
  let isWhole = false;
  const periods = cutsOf(from, end, subsidisedTo).map(([start, stop]): S['MatchPeriod'] => {
    const days = dayNumber(stop) - dayNumber(start);
    const overDays = (yearly: Rational) => divide(multiply(multiply(principal, yearly), rational(days)), yearDays);
    const cost = overDays(rate);
    let subsidyFen = 0n;
    let isCut = false;
    if (start < subsidisedTo) {
      const wanted = terms.by.k === 'share' ? multiply(cost, terms.by.rate) : overDays(terms.by.rate);
      const due = least(wanted, cost);
      if (compare(wanted, cost) > 0) isWhole = true;
      raw = add(raw, due);
      const year = start.slice(0, 4);
      const before = subsidyByYear.get(year) ?? 0n;
      const left = terms.yearCapFen === null ? null : terms.yearCapFen - before;
      // Rounded down to whole fen.
      subsidyFen = due.n / due.d;
      isCut = left !== null && subsidyFen > left;
      if (isCut && left !== null) subsidyFen = left;
      subsidyByYear.set(year, before + subsidyFen);
    }
    isCapped ||= isCut;
    return {
      from: start,
      to: stop,
      days: Number(days),
      costFen: Number((2n * cost.n + cost.d) / (2n * cost.d)),
      subsidyFen: Number(subsidyFen),
      isCapped: isCut,
    };
  });
  const costFen = periods.reduce((sum, period) => sum + period.costFen, 0);
  const subsidyFen = periods.reduce((sum, period) => sum + period.subsidyFen, 0);
  const days = dayNumber(end) - dayNumber(from);
  const left = rational(BigInt(costFen - subsidyFen));
  const after = divide(multiply(left, yearDays), multiply(principal, rational(days)));
  const cap = terms.yearCapFen === null ? null : figure(rational(terms.yearCapFen), 'money');
  return {
    cost: terms.cost,
    periods,
    costFen,
    subsidyFen,
    formula: formulaOf(loan, terms, dayNumber(subsidisedTo) - dayNumber(from), raw, BigInt(subsidyFen), {
      isWhole,
      limit: isCapped ? cap : null,
    }),
    sentence: `${costNames[terms.cost]}由${percentOf(rate)}降至约${percentOf(after, 2)}（${
      isCapped
        ? `触及每年度${cap}的上限`
        : isWhole
          ? '以实际支付的利息为限'
          : cap === null
            ? '引用的规定没有写金额上限'
            : '上限未触及'
    }）`,
  };
}

const costNames = { interest: '实际融资成本', guaranteeFee: '实际担保费率' } as const;
const percentOf = (rate: Rational, digits = 4): string => `${toDecimalText(multiply(rate, rational(100n)), digits)}%`;

/** The same day some months later, or the last day of a shorter month. */
const monthsAfter = (date: string, months: number): string =>
  dateInShanghai(addMonths(new Date(`${date}T00:00:00+08:00`), months));

/** Periods of a loan, cut at each new year and at the end of the subsidy. */
function cutsOf(from: string, end: string, subsidisedTo: string): [string, string][] {
  const days = new Set([from, subsidisedTo, end]);
  for (let year = Number(from.slice(0, 4)) + 1; `${year}-01-01` < end; year += 1) days.add(`${year}-01-01`);
  const cuts = [...days].sort();
  return cuts.slice(1).map((stop, index) => [cuts[index] ?? from, stop]);
}

function formulaOf(
  { principalFen, rate }: Loan,
  { by }: Terms,
  days: bigint,
  raw: Rational,
  subsidyFen: bigint,
  { isWhole, limit }: { isWhole: boolean; limit: string | null },
): string {
  const principal = figure(rational(principalFen), 'money');
  // A subsidy in points is never more than the interest itself.
  const yearly = by.k === 'share' || isWhole ? rate : by.rate;
  const times = by.k === 'share' ? `×${percentOf(by.rate)}` : '';
  const paid = figure(rational(subsidyFen), 'money');
  // Each year is cut to whole fen, so that the sum of them may be shown as less than the raw one.
  const reckoned = `${principal}×${percentOf(yearly)}×${days}天÷365${times}＝${limit === null ? paid : figure(raw, 'money')}`;
  return limit === null ? reckoned : `${reckoned}，按每年度不超过${limit}计${paid}`;
}

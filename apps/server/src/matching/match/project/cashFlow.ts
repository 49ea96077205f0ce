import type { MainComponents } from '@hengce/api/contract';
import { dayNumber } from '@hengce/rules';
import { parseChineseDay } from '@hengce/text';
import { clauseOfItem, type Matchable } from '../../items';
import type { Project } from './project';

type S = MainComponents['schemas'];
type Cash = NonNullable<S['MatchProject']['cash']>;
type Quarter = S['ProjectQuarter'];

/** An item with an amount, in the best stacking plan or left out of it. */
export interface Expected {
  id: string;
  matchable: Matchable;
  phase: S['ProjectPhase'] | null;
  amount: S['MatchAmount'];
}

const quarterOf = (day: string): string => `${day.slice(0, 4)}Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
const firstDay = (quarter: string): string =>
  `${quarter.slice(0, 4)}-${String((Number(quarter.slice(5)) - 1) * 3 + 1).padStart(2, '0')}-01`;
const next = (quarter: string): string =>
  quarter.endsWith('4')
    ? `${Number(quarter.slice(0, 4)) + 1}Q1`
    : `${quarter.slice(0, 5)}${Number(quarter.slice(5)) + 1}`;

/**
 * Cash flow of a project by quarter: spending spread evenly over its days, subsidies of the plan on the days that documents name. Subsidies
 * without a named day are listed apart (`unknown`). Null while the project's days or total are unknown, or it ends before it starts.
 */
export function cashFlowOf(
  { start, end, totalFen }: Project,
  plan: S['RewardSums'],
  expected: readonly Expected[],
): Cash | null {
  if (start === undefined || end === undefined || totalFen === undefined || end < start) return null;
  const rows = new Map<string, Quarter>();
  const at = (quarter: string): Quarter => {
    const row = rows.get(quarter) ?? { quarter, spendFen: 0, certainFen: 0, upToFen: 0, competitiveFen: 0 };
    rows.set(quarter, row);
    return row;
  };
  spread(start, end, totalFen).forEach((fen, quarter) => {
    at(quarter).spendFen = fen;
  });
  const left = { ...plan, chosen: [...plan.chosen] };
  for (const { id, matchable, phase, amount } of expected) {
    const paidBy = plan.chosen.includes(id) ? paymentOf(matchable, phase, { start, end }) : null;
    const sum =
      amount.certainty === 'fixed' ? 'certainFen' : amount.certainty === 'capped' ? 'upToFen' : 'competitiveFen';
    // Left out where a cap over several items cut the plan: the item's own share is not known then.
    if (paidBy === null || amount.hiFen > left[sum]) continue;
    at(quarterOf(paidBy))[sum] += amount.hiFen;
    left[sum] -= amount.hiFen;
    left.chosen = left.chosen.filter((chosen) => chosen !== id);
  }
  const named = [...rows.keys()].sort();
  const [first = '', last = ''] = [named[0], named.at(-1)];
  // Empty quarters are shown too, so that the axis of time is even.
  for (let quarter = first; quarter < last; quarter = next(quarter)) at(quarter);
  return { quarters: [...rows.values()].sort((a, b) => (a.quarter < b.quarter ? -1 : 1)), unknown: left };
}

/** A sum in fen spread over quarters by days, both ends included; the parts add up exactly. */
function spread(start: string, end: string, totalFen: bigint): Map<string, number> {
  const days = dayNumber(end) - dayNumber(start) + 1n;
  const until = (day: string): bigint => (totalFen * (dayNumber(day) - dayNumber(start))) / days;
  const parts = new Map<string, number>();
  for (let quarter = quarterOf(start); firstDay(quarter) <= end; quarter = next(quarter)) {
    const from = firstDay(quarter) < start ? start : firstDay(quarter);
    const isLast = firstDay(next(quarter)) > end;
    parts.set(quarter, Number((isLast ? totalFen : until(firstDay(next(quarter)))) - until(from)));
  }
  return parts;
}

/** The last day on which the round that this project can still join is paid; null where no document names it. */
function paymentOf(
  matchable: Matchable,
  phase: S['ProjectPhase'] | null,
  { start, end }: { start: string; end: string },
): string | null {
  const { closesAt } = matchable.window;
  if (closesAt === null || matchable.window.state === 'closed') return null;
  const ready = phase === 'after' ? end : phase === 'during' ? start : null;
  if (ready === null || ready > closesAt) return null;
  for (const { id, text } of matchable.clauses) {
    const [words] = /资金于\d{4}年\d{1,2}月\d{1,2}日前拨付/.exec(text) ?? [];
    const date = words === undefined ? null : parseChineseDay(words);
    if (words && date && date > closesAt && clauseOfItem(matchable, id, words)) return date;
  }
  return null;
}

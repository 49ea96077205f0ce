import type { Expr } from '../../conditions/expression';
import type { Band, Cond, ScoreItem } from '../../conditions/rule';
import { constant, plus, ratio, yearly } from '../build';

/** Last day on which the documents of 2022 decided about new applications. */
export const UNTIL = '2026-03-31';
export const SINCE = '2022-06-01';

export const last = (key: 'rdExpense' | 'mainRevenue', of: 'revenue' = 'revenue') => ratio(yearly(key), yearly(of));
export const debt = ratio(yearly('liabilities'), yearly('assets'));
export const minusOne = (rate: Expr): Expr => ({ k: 'subtract', left: rate, right: constant('1') });
/** Mean of the growth of two years (近两年…平均增长率). */
export const averageGrowth = (key: 'mainRevenue') =>
  minusOne({
    k: 'multiply',
    of: [constant('0.5'), plus(ratio(yearly(key, 0), yearly(key, 1)), ratio(yearly(key, 1), yearly(key, 2)))],
  });
export const grown = (key: 'mainRevenue') => minusOne(ratio(yearly(key, 0), yearly(key, 1)));

export const band = (points: number): Band => [points, points];
export const bands = (
  id: string,
  title: string,
  max: number,
  by: Expr,
  op: '>=' | '<=',
  rows: readonly [limit: string, points: number][],
  otherwise = 0,
): ScoreItem => ({
  k: 'bands',
  id,
  title,
  max,
  by,
  rows: rows.map(([limit, points]) => ({ op, limit, band: band(points) })),
  otherwise: band(otherwise),
});
export const ladder = (
  id: string,
  title: string,
  max: number,
  rows: readonly [when: Cond, points: number][],
  otherwise = 0,
): ScoreItem => ({
  k: 'ladder',
  id,
  title,
  max,
  rows: rows.map(([when, points]) => ({ when, band: band(points) })),
  otherwise: band(otherwise),
});

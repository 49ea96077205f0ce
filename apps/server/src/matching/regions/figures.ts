import type { MainComponents } from '@hengce/api/contract';
import type { PolicyRecord } from '../../library/records';
import { groupBy, regionName } from '../../platform/vocabulary';
import type { Regional } from './regional';

type S = MainComponents['schemas'];
type Item = PolicyRecord['items'][number];

/** Key of items that are compared with each other: the same kind of support under the same name. */
export const keyOf = ({ name, support }: Pick<Item, 'name' | 'support'>): string => `${support}.${name}`;

/**
 * Kinds of support that a firm need not return. Loans and equity are left out: their sums are larger than any award.
 */
export const awards: ReadonlySet<Item['support']> = new Set(['award', 'subsidy', 'interest', 'voucher']);

/**
 * Figures of a region, by month of publication where they are a trend. A figure that no policy states is null, not
 * zero.
 */
export function figuresOf(
  code: string,
  rows: readonly Regional[],
  months: readonly string[],
  isOpen: (id: string) => boolean,
): S['RegionFigures'] {
  const trend = months.map(() => 0);
  const place = new Map(months.map((month, index) => [month, index]));
  let topAmount: S['TopFigure'] | null = null;
  for (const policy of rows) {
    const at = place.get(policy.month ?? '');
    if (at !== undefined) trend[at] = (trend[at] as number) + 1;
    for (const item of policy.items) {
      const cap = awards.has(item.support) ? (item.amount?.capFen ?? 0) : 0;
      if (cap > (topAmount?.value ?? 0))
        topAmount = { value: cap, policyId: policy.id, title: policy.title, itemName: item.name };
    }
  }
  return {
    code,
    name: regionName(code),
    policies: rows.length,
    published: trend.reduce((sum, one) => sum + one, 0),
    trend,
    items: rows.reduce((sum, { items }) => sum + items.length, 0),
    open: rows.filter(({ id }) => isOpen(id)).length,
    topAmount,
    materials: median(rows.flatMap(({ materials }) => (materials > 0 ? [materials] : []))),
    provenances: countBy(rows.map(({ provenance }) => provenance)),
  };
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]] as [number, number];
  return (low + high) / 2;
}

const certainties = ['fixed', 'capped', 'discretionary'] as const;

/** Comparison by amount, the highest first; equal amounts by their certainty. */
export function byAmount(a: S['RankedItem'], b: S['RankedItem']): number {
  const highest = ({ amount }: S['RankedItem']) => amount?.hiFen ?? -1;
  const doubt = ({ amount }: S['RankedItem']) => (amount ? certainties.indexOf(amount.certainty) : certainties.length);
  return highest(b) - highest(a) || doubt(a) - doubt(b) || (a.regionCode < b.regionCode ? -1 : 1);
}

export interface Count<T extends string> {
  value: T;
  count: number;
}

/** Number of occurrences of each value, the most frequent first. */
export function countBy<T extends string>(values: readonly T[]): Count<T>[] {
  return [...groupBy(values, (value) => value)]
    .map(([value, all]) => ({ value, count: all.length }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

import type { MainComponents } from '@hengce/api/contract';
import { groupBy } from '../../platform/vocabulary';
import { limitOf, type Shelf } from './shelf';

type S = MainComponents['schemas'];

/** More of them are not read. */
const mostDifferences = 12;

/** Items of the same name in at least two of the regions, those whose limits are furthest apart first. */
export function differencesOf(shelf: Pick<Shelf, 'topsOf'>, codes: readonly string[]): S['RegionDifference'][] {
  const offers = codes.flatMap((code) => [...shelf.topsOf(code)].map(([key, offer]) => ({ key, code, ...offer })));
  return [...groupBy(offers, ({ key }) => key)]
    .flatMap(([key, same]) => {
      const [first] = same;
      if (first === undefined || same.length < 2) return [];
      const limits = same.map(limitOf);
      const times = Math.max(...limits) / Math.min(...limits);
      const values = same.map(({ code, policy, item }) => ({
        code,
        capFen: item.amount?.capFen ?? 0,
        text: item.amount?.text ?? '',
        policyId: policy.id,
        title: policy.title,
        itemId: item.id,
      }));
      return times > 1 ? [{ key, name: first.item.name, values, times }] : [];
    })
    .sort((a, b) => b.times - a.times || (a.key < b.key ? -1 : 1))
    .slice(0, mostDifferences);
}

import type { MainComponents } from '@hengce/api/contract';
import { groupBy } from '../../platform/vocabulary';
import { limitOf, type PolicyGroups } from './policyGroups';

type S = MainComponents['schemas'];

/** Items that are listed. */
const maxDifferences = 12;

/**
 * Items that at least two of the regions have with different limits, by the ratio of the highest and the lowest, the largest first; at most
 * 12.
 */
export function differencesOf(groups: Pick<PolicyGroups, 'topsOf'>, codes: readonly string[]): S['RegionDifference'][] {
  const offers = codes.flatMap((code) => [...groups.topsOf(code)].map(([key, offer]) => ({ key, code, ...offer })));
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
    .slice(0, maxDifferences);
}

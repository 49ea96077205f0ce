'use client';
import type { RewardPlan } from '@hengce/api';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { rewardQueries } from '../../data/rewards';
import { maxItems, type RewardsState, rewardsState } from './rewardsState';

export interface Basket {
  items: readonly string[];
  own: RewardsState['own'];
  isFull: boolean;
  has(id: string): boolean;
  /** Adds an item, with an amount that the user calculated if given, or removes it. */
  toggle(id: string, isIn: boolean, ownFen?: number): void;
  remove(ids: readonly string[]): void;
  /** Returns to the amount of the document. */
  reset(id: string): void;
  plan: UseQueryResult<RewardPlan>;
}

/** 测算清单 in the address, at most 40 items, and its stacking plan. Adding to a full one changes nothing. */
export function useBasket(enterpriseId: string): Basket {
  const { api } = useFeatureHost();
  const [{ items, own }, setState] = useSearchState(rewardsState);
  const overrides = items.flatMap((id) => (own[id] === undefined ? [] : [{ id, amountFen: own[id] }]));
  const plan = useQuery({
    ...rewardQueries(api).plan({ enterpriseId, items: [...items], ...(overrides.length > 0 ? { overrides } : {}) }),
    enabled: enterpriseId !== '' && items.length > 0,
  });
  // Two presses may come before the page is drawn again.
  const put = (next: (state: RewardsState) => Partial<RewardsState>) => setState(next, { replace: true });
  return {
    items,
    own,
    isFull: items.length >= maxItems,
    has: (id) => items.includes(id),
    toggle(id, isIn, ownFen) {
      put(({ items, own }) => {
        if (!isIn) return { items: items.filter((each) => each !== id) };
        const isIncluded = items.includes(id);
        if (!isIncluded && items.length >= maxItems) return {};
        return {
          items: isIncluded ? items : [...items, id],
          own: ownFen === undefined ? own : { ...own, [id]: ownFen },
        };
      });
    },
    remove: (ids) => put(({ items }) => ({ items: items.filter((id) => !ids.includes(id)) })),
    reset: (id) => put(({ own }) => ({ own: Object.fromEntries(Object.entries(own).filter(([each]) => each !== id)) })),
    plan,
  };
}

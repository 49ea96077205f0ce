/**
 * Which of several benefits may be had together: the plan of the greatest sum, exactly. Amounts are 分.
 * What is chosen among applicants is no part of that sum: it only decides between plans that are otherwise equal.
 */
export const certainties = ['certain', 'upTo', 'competitive'] as const;
/** How sure a sum is: 确定, 上限 or 竞争性, kept apart in every sum. */
export type Certainty = (typeof certainties)[number];

export type StackRule =
  /** At most one of the group: the same equipment, the same loan, 高企 15% or 小型微利. */
  | { k: 'exclusive'; group: string }
  /** Of one title in several levels only the higher counts. */
  | { k: 'maxOf'; group: string }
  /** One category of the group; several items of that one. */
  | { k: 'oneCategory'; group: string; category: string }
  /** All of the group together count no more than `limit` 分: a firm's year, the interest paid. */
  | { k: 'capSum'; group: string; limit: bigint }
  /** Who has had it once is out. */
  | { k: 'onceEver'; group: string }
  /** A title that is held, or comes from an item of the same plan with an earlier window. */
  | { k: 'requires'; title: string }
  /** Uses up what can be used once: `amount` of the `available`, such as Ⅱ类 intellectual property. */
  | { k: 'consumes'; group: string; amount: number };

export interface StackItem {
  id: string;
  amount: bigint;
  certainty: Certainty;
  /** Day on which it is applied for, `YYYY-MM-DD`; null when at any time. */
  windowAt: string | null;
  /** The title that it gives. */
  gives?: string;
  rules: readonly StackRule[];
}
export interface StackSituation {
  titles: readonly string[];
  /** Groups of `onceEver` that were had before. */
  had: readonly string[];
  /** How much there is of what `consumes` uses up. */
  available: Readonly<Record<string, number>>;
}

export type Exclusion =
  | { reason: 'excludedBy'; group: string; by: readonly string[] }
  | { reason: 'capReached'; group: string }
  | { reason: 'hadBefore'; group: string }
  | { reason: 'titleMissing'; title: string }
  | { reason: 'usedUp'; group: string }
  /** It brings no money of its own. */
  | { reason: 'addsNothing' };

export interface Plan {
  /** Ids, in the order of the items. */
  chosen: readonly string[];
  total: bigint;
  /** The total by certainty; a cap takes from the least certain first. */
  by: Readonly<Record<Certainty, bigint>>;
}
export interface StackResult {
  best: Plan;
  /** The best plan that has something in place of something of the best; null when there is none. */
  second: Plan | null;
  /** Why each item that is not in the best plan is not. */
  excluded: Readonly<Record<string, Exclusion>>;
}

export const maxPlanItems = 40;

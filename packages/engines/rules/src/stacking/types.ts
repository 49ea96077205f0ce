/** Certainties of an amount, the surest first. */
export const certainties = ['certain', 'upTo', 'competitive'] as const;
/** Certainty of an amount, kept apart in every sum: 确定, 上限 or 竞争性. */
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
  /** Day of its application, `YYYY-MM-DD`; null for any time. */
  windowAt: string | null;
  /** Title that it gives; absent for none. */
  gives?: string;
  rules: readonly StackRule[];
}
export interface StackSituation {
  titles: readonly string[];
  /** Groups of `onceEver` from which the firm had something before. */
  had: readonly string[];
  /** Available amount of each resource that `consumes` uses up. */
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
  /** Ids of its items, in their order. */
  chosen: readonly string[];
  total: bigint;
  /** Sum in 分 by certainty; a cap reduces the least certain first. */
  by: Readonly<Record<Certainty, bigint>>;
}
export interface StackResult {
  best: Plan;
  /** Best plan with another item in place of one of the best plan's; null when there is none. */
  second: Plan | null;
  /** Reasons why items are not in the best plan. */
  excluded: Readonly<Record<string, Exclusion>>;
}

export const maxPlanItems = 40;

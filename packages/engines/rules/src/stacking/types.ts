/** Certainties of an amount, the surest first. */
export const certainties = ['certain', 'upTo', 'competitive'] as const;
/** Certainty of an amount, kept apart in every sum: 预计, 上限 or 竞争性. */
export type Certainty = (typeof certainties)[number];

export type StackRule =
  /** At most one of the group: the same equipment, the same loan, 高企 15% or 小型微利. */
  | { k: 'exclusive'; group: string }
  /** At most one of the group: of one title in several levels only the higher is paid. */
  | { k: 'maxOf'; group: string }
  /** Items of one category of the group only, of which there may be several. */
  | { k: 'oneCategory'; group: string; category: string }
  /** Items of the group together pay no more than `limit` 分: a firm's year, the interest paid. */
  | { k: 'capSum'; group: string; limit: bigint }
  /** Only for a firm that never had anything of the group. */
  | { k: 'onceEver'; group: string }
  /** Only with a title that is held, or comes from an item of the same plan with an earlier window. */
  | { k: 'requires'; title: string }
  /** Uses up `amount` of what can be used once (`StackSituation.available`), such as Ⅱ类 intellectual property. */
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

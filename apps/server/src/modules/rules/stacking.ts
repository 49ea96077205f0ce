/**
 * Which of several benefits may be had together (policy-domain.md §3.6): the plan of the greatest sum, exactly. Amounts are 分.
 * What is chosen among applicants is no part of that sum: it only decides between plans that are otherwise equal.
 */
export const certainties = ['certain', 'upTo', 'competitive'] as const;
/** 确定, 上限 or 竞争性: kept apart in every sum. */
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

export const mostItems = 40;

/** @throws RangeError for more than 40 items */
export function bestPlan(items: readonly StackItem[], situation: StackSituation): StackResult {
  if (items.length > mostItems) throw new RangeError(`${items.length} items, at most ${mostItems}`);
  const usable = items.filter((item) => ruledOut(item, items, situation) === undefined);
  const best = search(usable, situation);
  const second = usable
    // What brings nothing makes no other plan.
    .filter((item) => !best.includes(item) && item.amount > 0n)
    .map((item) => search(usable, situation, item))
    // Nor does what only comes on top, such as under a cap that is reached already.
    .filter((plan) => plan.length > 0 && !best.every((item) => plan.includes(item)))
    .reduce<StackItem[] | null>((found, plan) => (found === null || isBetter(plan, found) ? plan : found), null);
  return {
    best: toPlan(best),
    second: second && toPlan(second),
    excluded: Object.fromEntries(
      items.filter((item) => !best.includes(item)).map((item) => [item.id, reasonFor(item, best, items, situation)]),
    ),
  };
}

/** What no plan can change. */
function ruledOut(item: StackItem, items: readonly StackItem[], situation: StackSituation): Exclusion | undefined {
  for (const rule of item.rules) {
    if (rule.k === 'onceEver' && situation.had.includes(rule.group)) return { reason: 'hadBefore', group: rule.group };
    if (
      rule.k === 'requires' &&
      !situation.titles.includes(rule.title) &&
      !items.some((other) => leadsTo(other, item, rule.title))
    )
      return { reason: 'titleMissing', title: rule.title };
    if (rule.k === 'consumes' && rule.amount > (situation.available[rule.group] ?? 0))
      return { reason: 'usedUp', group: rule.group };
  }
  return undefined;
}

const leadsTo = (first: StackItem, then: StackItem, title: string): boolean =>
  first.gives === title &&
  first !== then &&
  first.windowAt !== null &&
  then.windowAt !== null &&
  first.windowAt < then.windowAt;

/** Whether these may be had together; what they bring is another question. */
function isAllowed(plan: readonly StackItem[], situation: StackSituation): boolean {
  return conflictIn(plan, situation) === undefined;
}

function conflictIn(plan: readonly StackItem[], situation: StackSituation): Exclusion | undefined {
  const used = new Map<string, number>();
  for (const item of plan)
    for (const rule of item.rules) {
      const others = plan.filter((other) => other !== item);
      const by = others.filter((other) => excludes(rule, other)).map(({ id }) => id);
      if (by.length > 0 && 'group' in rule) return { reason: 'excludedBy', group: rule.group, by };
      if (
        rule.k === 'requires' &&
        !situation.titles.includes(rule.title) &&
        !others.some((other) => leadsTo(other, item, rule.title))
      )
        return { reason: 'titleMissing', title: rule.title };
      if (rule.k === 'consumes') {
        const sum = (used.get(rule.group) ?? 0) + rule.amount;
        if (sum > (situation.available[rule.group] ?? 0)) return { reason: 'usedUp', group: rule.group };
        used.set(rule.group, sum);
      }
    }
  return undefined;
}

const excludes = (rule: StackRule, other: StackItem): boolean =>
  other.rules.some((theirs) => {
    if (theirs.k !== rule.k || !('group' in theirs) || !('group' in rule) || theirs.group !== rule.group) return false;
    if (rule.k === 'oneCategory' && theirs.k === 'oneCategory') return theirs.category !== rule.category;
    return rule.k === 'exclusive' || rule.k === 'maxOf';
  });

/**
 * What a plan brings, its caps applied: each cap takes what is over it, from the least certain first, of equally certain ones in
 * the order of their ids. A plan brings the same in whatever order it is written.
 */
function amountsOf(plan: readonly StackItem[]): Record<Certainty, bigint> {
  const left = new Map(plan.map((item) => [item, item.amount] as const));
  for (const [group, limit] of capsOf(plan)) {
    const members = plan.filter((item) => item.rules.some((rule) => rule.k === 'capSum' && rule.group === group));
    const order = [...members].sort(
      (a, b) => certainties.indexOf(b.certainty) - certainties.indexOf(a.certainty) || (a.id < b.id ? -1 : 1),
    );
    let over = members.reduce((sum, item) => sum + (left.get(item) ?? 0n), 0n) - limit;
    for (const item of order) {
      if (over <= 0n) break;
      const taken = over < (left.get(item) ?? 0n) ? over : (left.get(item) ?? 0n);
      left.set(item, (left.get(item) ?? 0n) - taken);
      over -= taken;
    }
  }
  const by: Record<Certainty, bigint> = { certain: 0n, upTo: 0n, competitive: 0n };
  for (const [item, amount] of left) by[item.certainty] += amount;
  return by;
}

/** The strictest limit of each group of caps, in the order of names. */
function capsOf(plan: readonly StackItem[]): [group: string, limit: bigint][] {
  const limits = new Map<string, bigint>();
  for (const { rules } of plan)
    for (const rule of rules)
      if (rule.k === 'capSum') {
        const known = limits.get(rule.group);
        if (known === undefined || rule.limit < known) limits.set(rule.group, rule.limit);
      }
  return [...limits].sort(([a], [b]) => (a < b ? -1 : 1));
}

const toPlan = (plan: readonly StackItem[]): Plan => {
  const by = amountsOf(plan);
  return { chosen: plan.map(({ id }) => id), total: by.certain + by.upTo + by.competitive, by };
};

/**
 * More without what is competitive; of that more for certain; then more that is competitive; then fewer applications; then by name.
 * Of equal plans the search keeps the one of greater items.
 */
function isBetter(a: readonly StackItem[], b: readonly StackItem[]): boolean {
  const [left, right] = [worthOf(a), worthOf(b)];
  for (const part of ['firm', 'certain', 'competitive'] as const)
    if (left[part] !== right[part]) return left[part] > right[part];
  if (a.length !== b.length) return a.length < b.length;
  return nameOf(a) < nameOf(b);
}
const nameOf = (plan: readonly StackItem[]): string =>
  plan
    .map(({ id }) => id)
    .sort()
    .join(' ');

/**
 * Branch and bound, part by part: items that share no group and no title do not concern each other. The bound leaves out most
 * rules, so that nothing that could be best is cut off.
 *
 * @param must an item that the plan has to contain; without such a plan the result is empty
 */
function search(items: readonly StackItem[], situation: StackSituation, must?: StackItem): StackItem[] {
  const chosen = new Set(
    partsOf(items).flatMap((part) => searchPart(part, situation, must && part.includes(must) ? must : undefined)),
  );
  return must && !chosen.has(must) ? [] : items.filter((item) => chosen.has(item));
}

function searchPart(part: readonly StackItem[], situation: StackSituation, must?: StackItem): StackItem[] {
  const order = [...part].sort((a, b) =>
    a.amount === b.amount ? (a.id < b.id ? -1 : 1) : a.amount > b.amount ? -1 : 1,
  );
  const seed = greedy(order, situation, must);
  let best = seed && { plan: seed, worth: worthOf(seed) };
  const visit = (index: number, taken: StackItem[]) => {
    const open = order
      .slice(index)
      .filter((other) => !taken.some(({ rules }) => rules.some((rule) => excludes(rule, other))));
    if (must !== undefined && !taken.includes(must) && !open.includes(must)) return;
    if (best !== null && !mayBeat(taken, open, best.worth)) return;
    const item = order[index];
    if (item === undefined) {
      const isValid = isAllowed(taken, situation) && (must === undefined || taken.includes(must));
      if (isValid && (best === null || isBetter(taken, best.plan))) best = { plan: taken, worth: worthOf(taken) };
      return;
    }
    // Conflicts only grow; a title that is missing may still come from a later item.
    const conflict = conflictIn([...taken, item], situation);
    if (conflict === undefined || conflict.reason === 'titleMissing') visit(index + 1, [...taken, item]);
    visit(index + 1, taken);
  };
  visit(0, []);
  return best?.plan ?? [];
}

/** A good plan to begin with: what is certain first, the greatest first. Null where nothing simple has what it must. */
function greedy(order: readonly StackItem[], situation: StackSituation, must?: StackItem): StackItem[] | null {
  let plan: StackItem[] = must === undefined ? [] : [must];
  if (!isAllowed(plan, situation)) return null;
  for (const certainty of certainties)
    for (const item of order.filter((each) => each.certainty === certainty && each !== must)) {
      const more = [...plan, item];
      if (isAllowed(more, situation) && isBetter(more, plan)) plan = more;
    }
  return plan;
}

/** By what plans are compared. */
interface Worth {
  /** What counts in the sum: for certain, and up to a limit. */
  firm: bigint;
  certain: bigint;
  competitive: bigint;
  length: number;
}
function worthOf(plan: readonly StackItem[]): Worth {
  const { certain, upTo, competitive } = amountsOf(plan);
  return { firm: certain + upTo, certain, competitive, length: plan.length };
}

const isFirm = ({ certainty }: StackItem): boolean => certainty !== 'competitive';
const isCertain = ({ certainty }: StackItem): boolean => certainty === 'certain';

/**
 * Whether more of the open ones can make something better of what is taken. Under a cap that many plans reach, their sums do not
 * tell them apart: then it is what is certain of them, and how many they are.
 *
 * A cap takes from the least certain first. So what is certain, what is firm and all together are each bound by the caps as if
 * there was nothing else.
 */
function mayBeat(taken: readonly StackItem[], open: readonly StackItem[], best: Worth): boolean {
  const all = [...taken, ...open];
  const firm = mostUnderCaps(all.filter(isFirm));
  if (firm !== best.firm) return firm > best.firm;
  const certain = mostUnderCaps(all.filter(isCertain));
  if (certain !== best.certain) return certain > best.certain;
  // Only plans that are as firm as the best are left to compare.
  const [rest, ofCompetitive] = [mostUnderCaps(all) - firm, mostUnderCaps(all.filter((item) => !isFirm(item)))];
  const competitive = rest < ofCompetitive ? rest : ofCompetitive;
  if (competitive !== best.competitive) return competitive > best.competitive;
  const needed = Math.max(
    ...[
      { sum: best.firm + best.competitive, counts: () => true },
      { sum: best.firm, counts: isFirm },
      { sum: best.certain, counts: isCertain },
    ].map(({ sum, counts }) => leastToReach(sum - mostThatStays(taken.filter(counts)), open.filter(counts))),
  );
  return taken.length + needed < best.length;
}

/** What is taken brings no more than that in any plan that contains it: each counts under the first of its caps. */
function mostThatStays(taken: readonly StackItem[]): bigint {
  const limits = new Map(capsOf(taken));
  const sums = new Map<string | null, bigint>();
  for (const { amount, rules } of taken) {
    const group = firstCapOf(rules)?.group ?? null;
    sums.set(group, (sums.get(group) ?? 0n) + amount);
  }
  return [...sums].reduce((total, [group, sum]) => {
    const limit = group === null ? undefined : limits.get(group);
    return total + (limit !== undefined && limit < sum ? limit : sum);
  }, 0n);
}

const firstCapOf = (rules: readonly StackRule[]) =>
  rules.filter((rule) => rule.k === 'capSum').sort((a, b) => (a.group < b.group ? -1 : 1))[0];

/** How many of these, the greatest first, come to a sum. */
function leastToReach(sum: bigint, items: readonly StackItem[]): number {
  let [count, left] = [0, sum];
  while (left > 0n && count < items.length) {
    left -= items[count]?.amount ?? 0n;
    count += 1;
  }
  return left > 0n ? Number.POSITIVE_INFINITY : count;
}

/** No plan of these brings more: each counts under the first of its caps, at its widest limit. */
function mostUnderCaps(items: readonly StackItem[]): bigint {
  const under = new Map<string | null, { members: StackItem[]; limit: bigint }>();
  for (const item of items) {
    const first = firstCapOf(item.rules);
    const group = first?.group ?? null;
    const known = under.get(group);
    const limit = first?.limit ?? 0n;
    if (known === undefined) under.set(group, { members: [item], limit });
    else {
      known.members.push(item);
      if (limit > known.limit) known.limit = limit;
    }
  }
  let sum = 0n;
  for (const [group, { members, limit }] of under) {
    const most = mostOf(members);
    sum += group !== null && most > limit ? limit : most;
  }
  return sum;
}

/** No plan of these brings more: of an exclusive group only the greatest, of everything else all. */
function mostOf(items: readonly StackItem[]): bigint {
  const greatest = new Map<string, bigint>();
  let free = 0n;
  for (const { amount, rules } of items) {
    const rule = rules.find(({ k }) => k === 'exclusive' || k === 'maxOf');
    if (rule === undefined || !('group' in rule)) {
      free += amount;
      continue;
    }
    const key = `${rule.k} ${rule.group}`;
    const known = greatest.get(key) ?? 0n;
    greatest.set(key, amount > known ? amount : known);
  }
  return [...greatest.values()].reduce((sum, amount) => sum + amount, free);
}

/** Items that concern each other, directly or through others. */
function partsOf(items: readonly StackItem[]): StackItem[][] {
  const keysOf = ({ rules, gives }: StackItem) => [
    ...rules.map((rule) => (rule.k === 'requires' ? `title ${rule.title}` : `${rule.k} ${rule.group}`)),
    ...(gives === undefined ? [] : [`title ${gives}`]),
  ];
  const parts: { items: StackItem[]; keys: Set<string> }[] = [];
  for (const item of items) {
    const keys = keysOf(item);
    const touching = parts.filter((part) => keys.some((key) => part.keys.has(key)));
    const merged = {
      items: [...touching.flatMap((part) => part.items), item],
      keys: new Set([...touching.flatMap((part) => [...part.keys]), ...keys]),
    };
    for (const part of touching) parts.splice(parts.indexOf(part), 1);
    parts.push(merged);
  }
  return parts.map((part) => part.items);
}

function reasonFor(
  item: StackItem,
  best: readonly StackItem[],
  items: readonly StackItem[],
  situation: StackSituation,
): Exclusion {
  // First in the plan, so that the reason is said from its side.
  const found = ruledOut(item, items, situation) ?? conflictIn([item, ...best], situation);
  if (found) return found;
  // Nothing is worth nothing under a cap, too.
  const cap = item.amount > 0n ? item.rules.find((rule) => rule.k === 'capSum') : undefined;
  return cap && 'group' in cap ? { reason: 'capReached', group: cap.group } : { reason: 'addsNothing' };
}

import { amountsOf, capsOf } from './amounts';
import { conflictIn, excludes, isAllowed } from './conflicts';
import { certainties, type StackItem, type StackRule, type StackSituation } from './types';

/**
 * Best plan by branch and bound, part by part: items without a common group or title do not affect each other. The
 * bound ignores most rules, so that no best plan is cut off.
 *
 * @param must an item that the plan has to contain; without such a plan the result is empty
 */
export function search(items: readonly StackItem[], situation: StackSituation, must?: StackItem): StackItem[] {
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
export function worthOf(plan: readonly StackItem[]): Worth {
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
  const firm = maxUnderCaps(all.filter(isFirm));
  if (firm !== best.firm) return firm > best.firm;
  const certain = maxUnderCaps(all.filter(isCertain));
  if (certain !== best.certain) return certain > best.certain;
  // Only plans that are as firm as the best are left to compare.
  const [rest, ofCompetitive] = [maxUnderCaps(all) - firm, maxUnderCaps(all.filter((item) => !isFirm(item)))];
  const competitive = rest < ofCompetitive ? rest : ofCompetitive;
  if (competitive !== best.competitive) return competitive > best.competitive;
  const needed = Math.max(
    ...[
      { sum: best.firm + best.competitive, counts: () => true },
      { sum: best.firm, counts: isFirm },
      { sum: best.certain, counts: isCertain },
    ].map(({ sum, counts }) => leastToReach(sum - maxThatStays(taken.filter(counts)), open.filter(counts))),
  );
  return taken.length + needed < best.length;
}

/** What is taken brings no more than that in any plan that contains it: each counts under the first of its caps. */
function maxThatStays(taken: readonly StackItem[]): bigint {
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
function maxUnderCaps(items: readonly StackItem[]): bigint {
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
    const most = maxSum(members);
    sum += group !== null && most > limit ? limit : most;
  }
  return sum;
}

/** No plan of these brings more: of an exclusive group only the greatest, of everything else all. */
function maxSum(items: readonly StackItem[]): bigint {
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

/**
 * Whether a plan is better: a larger sum without competitive items, then more that is certain, then more that is
 * competitive, then fewer applications, then by name. Of equal plans the search keeps the one with larger items.
 */
export function isBetter(a: readonly StackItem[], b: readonly StackItem[]): boolean {
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

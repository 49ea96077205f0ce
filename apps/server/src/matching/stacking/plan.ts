import type { MainComponents } from '@hengce/api/contract';
import type { Cond, FactSet } from '@hengce/rules';
import {
  bestPlan,
  type Certainty,
  choices,
  factDefs,
  heldOf,
  isDecidedByWindow,
  labelOfFact,
  onceOnly,
  type Plan,
  type StackItem,
  type StackRule,
} from '@hengce/rules';
import { exactAmount } from '@hengce/text';
import { clauseOf } from '../../corpus/programmes';
import { amountOf, clauseOfItem, higherOf, type Matchable, policyOf } from '../items';
import { barredFrom, explain, type GroupWords, nothingOf, type Wanted } from './excluded';

type S = MainComponents['schemas'];

const certaintyOf: Readonly<Record<S['MatchAmount']['certainty'], Certainty>> = {
  fixed: 'certain',
  capped: 'upTo',
  discretionary: 'competitive',
};

/** Amounts and spending of the project that all items of a basket support; without it each has its own amount, and only equal names share a purpose. */
export interface Spending {
  /** Amounts for the project by id of the item. */
  amounts: ReadonlyMap<string, S['MatchAmount'] | null>;
  /** The spending that an item supports; items that support the same spending have the same purpose. */
  purposeOf(matchable: Matchable): string | null;
  /** That spending in fen; null while it is not known. */
  spentOn(matchable: Matchable): bigint | null;
}

/** The stacking plan (叠加方案) of a basket: the best and second-best combination, what is excluded and why. */
export function planOf(
  asked: readonly Wanted[],
  facts: FactSet,
  spending?: Spending,
): Omit<S['RewardPlan'], 'enterprise' | 'left'> {
  const wanted = asked.map(withinCap);
  const amounts =
    spending?.amounts ??
    new Map(wanted.map(({ id, matchable, group }) => [id, amountOf(matchable.item, facts, group)]));
  const barOf = (each: Wanted) => barredFrom(each, amounts.get(each.id) ?? null, spending !== undefined);
  // What cannot be had excludes no other.
  const fit = wanted.filter((each) => barOf(each) === null);
  const { rules, words } = rulesOf(fit, spending);
  const items = fit.map((each): StackItem => {
    const { id, ownFen } = each;
    const amount = amounts.get(id) ?? null;
    return {
      id,
      amount: BigInt(ownFen ?? amount?.hiFen ?? 0),
      certainty: certaintyOfItem(each, amount),
      windowAt: null,
      rules: rules.get(id) ?? [],
    };
  });
  const situation = {
    // An unknown title counts as held, so that it does not exclude an item.
    titles: titleKeys.filter((key) => heldOf(facts, key) !== false).map((key) => labelOfFact(key)),
    had: onceOnly.filter(({ had }) => heldOf(facts, had) === true).map(({ item }) => item),
    available: {},
  };
  const { best, second, excluded } = bestPlan(items, situation);
  const nameOf = (id: string, beside: Wanted) => {
    const other = wanted.find((each) => each.id === id)?.matchable;
    if (other === undefined) return '';
    const { policy, item } = other;
    return policy.id === beside.matchable.policy.id ? `“${item.name}”` : `《${policy.title}》“${item.name}”`;
  };
  return {
    asOf: facts.asOf,
    items: wanted.map(({ id, matchable, group, ownFen }) => ({
      id,
      policy: policyOf(matchable),
      group,
      support: matchable.item.support,
      amount: amounts.get(id) ?? null,
      ownFen,
    })),
    best: sumsOf(best),
    second: second && sumsOf(second),
    excluded: wanted.flatMap((each): S['RewardExclusion'][] => {
      const bar = barOf(each);
      if (bar !== null) return [{ id: each.id, reason: 'notEligible', text: bar, by: [], clause: null }];
      const exclusion = excluded[each.id];
      if (exclusion === undefined) return [];
      const by = exclusion.reason === 'excludedBy' ? [...exclusion.by] : [];
      const others = by.map((id) => nameOf(id, each)).join('、');
      const amount = amounts.get(each.id) ?? null;
      const nothing = spending && amount === null ? '不按项目投资测算，不计入合计' : nothingOf(each, amount);
      return [{ id: each.id, reason: exclusion.reason, by, ...explain(exclusion, words, others, nothing) }];
    }),
    caps: capsReached(best, items, words),
  };
}

/** Cuts the user's sum to the cap of the document: it comes from an address, which anybody can change. */
function withinCap(wanted: Wanted): Wanted {
  const cap = wanted.matchable.item.amount?.capFen;
  return wanted.ownFen === null || cap == null ? wanted : { ...wanted, ownFen: Math.min(wanted.ownFen, cap) };
}

/** Certainty of an item's sum. It is an upper limit while a condition is open. */
function certaintyOfItem({ matchable: { item }, group, ownFen }: Wanted, amount: S['MatchAmount'] | null): Certainty {
  if (item.support === 'equity' || amount?.certainty === 'discretionary') return 'competitive';
  // A document without a sum does not confirm the user's.
  if (amount === null) return 'upTo';
  const certainty = ownFen === null ? certaintyOf[amount.certainty] : 'certain';
  return certainty === 'certain' && !isDecidedByWindow(group) ? 'upTo' : certainty;
}

const sumsOf = ({ chosen, by }: Plan): S['RewardSums'] => ({
  chosen: [...chosen],
  certainFen: Number(by.certain),
  upToFen: Number(by.upTo),
  competitiveFen: Number(by.competitive),
});

/** Stacking rules of the items by id, and the words of each rule by its group. */
function rulesOf(wanted: readonly Wanted[], spending?: Spending) {
  const rules = new Map<string, StackRule[]>(wanted.map(({ id }) => [id, []]));
  const words = new Map<string, GroupWords>();
  const put: Put = (ids, rule, group) => {
    for (const id of ids) rules.get(id)?.push(rule);
    words.set(rule.group, group);
  };

  const byPolicy = new Map<string, Wanted[]>();
  for (const each of wanted)
    byPolicy.set(each.matchable.policy.id, [...(byPolicy.get(each.matchable.policy.id) ?? []), each]);
  for (const [policyId, own] of byPolicy) {
    const [{ matchable }] = own as [Wanted];
    for (const stacking of matchable.stacking) {
      const clause = clauseOfItem(matchable, stacking.clauseId, stacking.quote);
      if (stacking.rule.k === 'oneItem')
        put(
          own.map(({ id }) => id),
          { k: 'exclusive', group: `oneItem ${policyId}` },
          { say: (others) => `与${others}同一年度只能选择一项`, clause },
        );
      if (stacking.rule.k === 'yearCap') {
        const { limitFen, isEquityApart } = stacking.rule;
        const counted = own.filter(({ matchable: { item } }) => !isEquityApart || item.support !== 'equity');
        put(
          counted.map(({ id }) => id),
          { k: 'capSum', group: `yearCap ${policyId} ${stacking.clauseId}`, limit: limitFen },
          {
            say: () => `依照《${matchable.policy.title}》每年度合计不超过${exactAmount(limitFen)}，已由其他事项占满`,
            clause,
          },
        );
      }
    }
  }
  if (spending) putJointCaps(wanted, spending, put);
  const isSamePurpose = (a: Matchable, b: Matchable): boolean => {
    const purpose = spending?.purposeOf(a) ?? null;
    return purpose !== null && purpose === spending?.purposeOf(b);
  };
  wanted.forEach((a, at) => {
    for (const b of wanted.slice(at + 1)) {
      const found = higherOf(a.matchable, b.matchable, isSamePurpose(a.matchable, b.matchable));
      if (found)
        put(
          [a.id, b.id],
          { k: 'maxOf', group: `higher ${a.id} ${b.id}` },
          {
            say: (others) => `与${others}就高不重复`,
            clause: clauseOfItem(found.of, found.stacking.clauseId, found.stacking.quote),
          },
        );
    }
  });
  for (const { id, items, words: sentence, quote } of choices)
    put(items, { k: 'exclusive', group: id }, { say: (others) => `与${others}${sentence}`, clause: clauseOf(quote) });
  for (const { item, quote } of onceOnly)
    put([item], { k: 'onceEver', group: item }, { say: () => '此前已获得过该项支持', clause: clauseOf(quote) });
  for (const { id, matchable } of wanted)
    for (const title of titlesAsked(matchable.rule.cond)) rules.get(id)?.push({ k: 'requires', title });
  return { rules, words };
}

type Put = (ids: readonly string[], rule: StackRule & { group: string }, group: GroupWords) => void;

/** Adds the limits of what all levels together may pay of a project's spending. */
function putJointCaps(wanted: readonly Wanted[], { purposeOf, spentOn }: Spending, put: Put): void {
  const seen = new Set<string>();
  for (const { matchable } of wanted)
    for (const { rule, clauseId, quote } of matchable.stacking) {
      const purpose = purposeOf(matchable);
      const spent = spentOn(matchable);
      const percent = /(\d{1,3})%$/.exec(quote)?.[1];
      const group = `jointCap ${matchable.policy.id} ${clauseId} ${purpose}`;
      if (rule.k !== 'jointCap' || purpose === null || spent === null || percent === undefined || seen.has(group))
        continue;
      seen.add(group);
      const limit = (spent * BigInt(percent)) / 100n;
      put(
        wanted.filter((other) => purposeOf(other.matchable) === purpose).map(({ id }) => id),
        { k: 'capSum', group, limit },
        {
          say: () => `各级财政资金合计不超过${exactAmount(limit)}，已由其他事项占满`,
          clause: clauseOfItem(matchable, clauseId, quote),
        },
      );
    }
}

const titleKeys = factDefs.filter(({ group, type }) => group === 'title' && type === 'bool').map(({ key }) => key);
/** Names of the titles that a condition requires in every case. */
function titlesAsked(cond: Cond): string[] {
  if (cond.k === 'all') return cond.of.flatMap(titlesAsked);
  const isTitle = cond.k === 'is' && cond.value && (titleKeys as string[]).includes(cond.fact.key);
  return isTitle ? [labelOfFact(cond.fact.key)] : [];
}

/** Limits that reduce the sum of a plan. */
function capsReached(
  best: Plan,
  items: readonly StackItem[],
  words: ReadonlyMap<string, GroupWords>,
): S['RewardCap'][] {
  const sums = new Map<string, { limit: bigint; sum: bigint }>();
  for (const { id, amount, rules } of items)
    for (const rule of rules)
      if (rule.k === 'capSum' && best.chosen.includes(id))
        sums.set(rule.group, { limit: rule.limit, sum: (sums.get(rule.group)?.sum ?? 0n) + amount });
  return [...sums]
    .filter(([, { limit, sum }]) => sum > limit)
    .map(([group, { limit, sum }]) => ({
      text: `合计${exactAmount(sum)}，超过${group.startsWith('yearCap') ? '每年度' : '各级合计'}上限，按${exactAmount(limit)}计`,
      clause: words.get(group)?.clause ?? null,
    }));
}

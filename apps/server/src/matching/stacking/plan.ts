import type { MainComponents } from '@hengce/api/contract';
import type { Cond, FactSet } from '@hengce/rules';
import {
  bestPlan,
  type Certainty,
  choices,
  type Exclusion,
  exactMoney,
  factDefs,
  heldOf,
  labelOfFact,
  onceOnly,
  type Plan,
  rational,
  type StackItem,
  type StackRule,
} from '@hengce/rules';
import { clauseOf } from '../../corpus/programmes';
import type { Judged, Stacking } from '../items';
import { amountOf, clauseOfItem, type Matchable, policyOf } from '../items';

type S = MainComponents['schemas'];

/** One thing of the basket. */
export interface Wanted {
  id: string;
  matchable: Matchable;
  group: Judged['group'];
  /** What the user worked out; null for what the document says. */
  ownFen: number | null;
}

const certaintyOf: Readonly<Record<S['MatchAmount']['certainty'], Certainty>> = {
  fixed: 'certain',
  capped: 'upTo',
  discretionary: 'competitive',
};

/** What a group of rules is called where it keeps something out. */
interface GroupWords {
  /** With the names of what it cannot be had beside. */
  say(others: string): string;
  clause: S['MatchClause'] | null;
}

/** What is known of a project that all of it is for. */
export interface Spending {
  /** What each comes to for it, by id. */
  amounts: ReadonlyMap<string, S['MatchAmount'] | null>;
  /** What an item supports of it: items that support the same are the same matter, whatever their names. */
  matterOf(matchable: Matchable): string | null;
  /** What is spent on that, in 分; null while it is not known. */
  spentOn(matchable: Matchable): bigint | null;
}

export function planOf(
  asked: readonly Wanted[],
  facts: FactSet,
  spending?: Spending,
): Omit<S['RewardPlan'], 'enterprise' | 'left'> {
  const wanted = asked.map(withinCap);
  // What cannot be had stands in the way of nothing.
  const fit = wanted.filter(({ group }) => group !== 'ineligible');
  const { rules, words } = rulesOf(fit, spending);
  const amounts =
    spending?.amounts ?? new Map(wanted.map(({ id, matchable }) => [id, amountOf(matchable.item, facts)]));
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
    // A title of which nothing is known is not supposed to be missing.
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
      if (each.group === 'ineligible')
        return [{ id: each.id, reason: 'notEligible', text: '条件不符合', by: [], clause: null }];
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

/** What the user worked out stands in an address, where anybody may write it: the document gives no more than its cap. */
function withinCap(wanted: Wanted): Wanted {
  const cap = wanted.matchable.item.amount?.capFen;
  return wanted.ownFen === null || cap == null ? wanted : { ...wanted, ownFen: Math.min(wanted.ownFen, cap) };
}

/** What the user worked out is as certain as the document makes it; nothing is, while a condition is open. */
function certaintyOfItem({ matchable: { item }, group, ownFen }: Wanted, amount: S['MatchAmount'] | null): Certainty {
  if (item.support === 'equity' || amount?.certainty === 'discretionary') return 'competitive';
  // Without a sum in the document nobody knows whether it is that much.
  if (amount === null) return 'upTo';
  const certainty = ownFen === null ? certaintyOf[amount.certainty] : 'certain';
  return certainty === 'certain' && group !== 'eligible' ? 'upTo' : certainty;
}

/** Why it brings nothing. */
function nothingOf({ matchable, ownFen }: Wanted, amount: S['MatchAmount'] | null): string {
  if (amount !== null || ownFen !== null) return '金额为0元，不增加合计';
  // Without a word on what is given there is nothing to work out.
  return matchable.item.amount === null ? '文件没有写金额，不增加合计' : '文件没有写金额，测算后可计入';
}

const sumsOf = ({ chosen, by }: Plan): S['RewardSums'] => ({
  chosen: [...chosen],
  certainFen: Number(by.certain),
  upToFen: Number(by.upTo),
  competitiveFen: Number(by.competitive),
});

function explain(
  exclusion: Exclusion,
  words: ReadonlyMap<string, GroupWords>,
  others: string,
  nothing: string,
): Pick<S['RewardExclusion'], 'text' | 'clause'> {
  switch (exclusion.reason) {
    case 'titleMissing':
      return { text: `需要先取得“${exclusion.title}”`, clause: null };
    case 'usedUp':
      return { text: '能用的次数已经用完', clause: null };
    case 'addsNothing':
      return { text: nothing, clause: null };
    default: {
      const group = words.get(exclusion.group);
      return { text: group?.say(others) ?? '', clause: group?.clause ?? null };
    }
  }
}

/** What the documents say of these, as rules of stacking; and how each group of them is explained. */
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
    for (const said of matchable.stacking) {
      const clause = clauseOfItem(matchable, said.clauseId, said.quote);
      if (said.rule.k === 'oneItem')
        put(
          own.map(({ id }) => id),
          { k: 'exclusive', group: `oneItem ${policyId}` },
          { say: (others) => `与${others}同一年度只能选择一项`, clause },
        );
      if (said.rule.k === 'yearCap') {
        const { limitFen, isEquityApart } = said.rule;
        const counted = own.filter(({ matchable: { item } }) => !isEquityApart || item.support !== 'equity');
        put(
          counted.map(({ id }) => id),
          { k: 'capSum', group: `yearCap ${policyId} ${said.clauseId}`, limit: limitFen },
          {
            say: () =>
              `依照《${matchable.policy.title}》每年度合计不超过${exactMoney(rational(limitFen))}，已由其他事项占满`,
            clause,
          },
        );
      }
    }
  }
  if (spending) putJointCaps(wanted, spending, put);
  const isSameMatter = (a: Matchable, b: Matchable): boolean => {
    const matter = spending?.matterOf(a) ?? null;
    return isSameName(a, b) || (matter !== null && matter === spending?.matterOf(b));
  };
  wanted.forEach((a, at) => {
    for (const b of wanted.slice(at + 1)) {
      const said = isSameMatter(a.matchable, b.matchable) ? higherOf(a.matchable, b.matchable) : undefined;
      if (said)
        put(
          [a.id, b.id],
          { k: 'maxOf', group: `higher ${a.id} ${b.id}` },
          {
            say: (others) => `与${others}就高不重复`,
            clause: clauseOfItem(said.of, said.stacking.clauseId, said.stacking.quote),
          },
        );
    }
  });
  for (const { id, items, words: said, quote } of choices)
    put(items, { k: 'exclusive', group: id }, { say: (others) => `与${others}${said}`, clause: clauseOf(quote) });
  for (const { item, quote } of onceOnly)
    put([item], { k: 'onceEver', group: item }, { say: () => '此前已获得过该项支持', clause: clauseOf(quote) });
  for (const { id, matchable } of wanted)
    for (const title of titlesAsked(matchable.rule.cond)) rules.get(id)?.push({ k: 'requires', title });
  return { rules, words };
}

type Put = (ids: readonly string[], rule: StackRule & { group: string }, group: GroupWords) => void;

/** What all levels together may bear of what the project spends. */
function putJointCaps(wanted: readonly Wanted[], { matterOf, spentOn }: Spending, put: Put): void {
  const seen = new Set<string>();
  for (const { matchable } of wanted)
    for (const { rule, clauseId, quote } of matchable.stacking) {
      const matter = matterOf(matchable);
      const spent = spentOn(matchable);
      const percent = /(\d{1,3})%$/.exec(quote)?.[1];
      const group = `jointCap ${matchable.policy.id} ${clauseId} ${matter}`;
      if (rule.k !== 'jointCap' || matter === null || spent === null || percent === undefined || seen.has(group))
        continue;
      seen.add(group);
      const limit = (spent * BigInt(percent)) / 100n;
      put(
        wanted.filter((other) => matterOf(other.matchable) === matter).map(({ id }) => id),
        { k: 'capSum', group, limit },
        {
          say: () => `各级财政资金合计不超过${exactMoney(rational(limit))}，已由其他事项占满`,
          clause: clauseOfItem(matchable, clauseId, quote),
        },
      );
    }
}

/** Without a project the same matter is what has the same name under two policies; no document says it more exactly. */
const isSameName = (a: Matchable, b: Matchable): boolean => a.policy.id !== b.policy.id && a.item.name === b.item.name;

/** Whether one of two documents lets the same matter count once only. */
function higherOf(a: Matchable, b: Matchable): { of: Matchable; stacking: Stacking } | undefined {
  const isSameLevel = a.policy.level === b.policy.level && a.policy.regionCode === b.policy.regionCode;
  for (const of of [a, b]) {
    const stacking = of.stacking.find(({ rule }) => rule.k === 'higher' && (isSameLevel || !rule.isSameLevel));
    if (stacking) return { of, stacking };
  }
  return undefined;
}

const titleKeys = factDefs.filter(({ group, type }) => group === 'title' && type === 'bool').map(({ key }) => key);
/** Titles that have to be held, whatever else is. */
function titlesAsked(cond: Cond): string[] {
  if (cond.k === 'all') return cond.of.flatMap(titlesAsked);
  const isTitle = cond.k === 'is' && cond.value && (titleKeys as string[]).includes(cond.fact.key);
  return isTitle ? [labelOfFact(cond.fact.key)] : [];
}

/** Limits that cut what the plan would otherwise bring. */
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
      text: `合计${exactMoney(rational(sum))}，超过${group.startsWith('yearCap') ? '每年度' : '各级合计'}上限，按${exactMoney(rational(limit))}计`,
      clause: words.get(group)?.clause ?? null,
    }));
}

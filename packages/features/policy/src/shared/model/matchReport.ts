import type {
  MatchAmount,
  MatchClause,
  MatchCondition,
  MatchCounts,
  MatchGauge,
  MatchGroup,
  MatchItem,
  MatchReport,
} from '@hengce/api';
import { isDecidedByWindow, isOut, matchGroups } from '@hengce/rules';
import { exactNumber, shortAmount } from '@hengce/text';
import type { ConditionCellsProps, StatusRingState, TagTone, ThresholdRuleProps } from '@hengce/ui';
import { withoutSampleMark } from '@hengce/ui';

/** Certainty of an item's amount; a fixed one is only an upper limit while a condition is open. Null without an amount. */
export const certaintyOf = ({ group, amount }: MatchItem): MatchAmount['certainty'] | null =>
  amount?.certainty === 'fixed' && !isDecidedByWindow(group) ? 'capped' : (amount?.certainty ?? null);

const onlyWithItems: readonly MatchGroup[] = ['waiting', 'closed', 'held'];
/** Whether a group is shown beside the others: always, but 符合，等开放, 已截止 and 已持有 only with items. */
export const isGroupShown = (group: MatchGroup, count: number): boolean => count > 0 || !onlyWithItems.includes(group);

/** Groups shown side by side, in their fixed order, the current one included. */
export const groupsWith = (counts: MatchCounts, current?: MatchGroup): MatchGroup[] =>
  matchGroups.filter((group) => group === current || isGroupShown(group, counts[group]));

/** Tone of the tag of each match group, the same everywhere. */
export const groupTone = {
  eligible: 'success',
  waiting: 'outline',
  closed: 'neutral',
  nearMiss: 'accent',
  toVerify: 'neutral',
  held: 'neutral',
  ineligible: 'neutral',
} as const satisfies Record<MatchGroup, TagTone>;

/** Key of an item in addresses of its report: the ids of policy and item. */
export const itemKey = ({ policy }: { policy: MatchItem['policy'] }): string => `${policy.policyId}.${policy.itemId}`;

export const cellsOf = ({
  met,
  unmet,
  unknown,
  manual,
}: MatchItem['counts']): Required<Pick<ConditionCellsProps, 'met' | 'unknown' | 'unmet'>> => ({
  met,
  unmet,
  unknown: unknown + manual,
});

export const ringOf = (verdict: MatchCondition['verdict']): StatusRingState =>
  verdict === 'manual' ? 'unknown' : verdict;

/** First group with items, which is shown at first; 可申报 where there are none. */
export const firstGroup = ({ counts }: Pick<MatchReport, 'counts'>): MatchGroup =>
  matchGroups.find((group) => counts[group] > 0) ?? 'eligible';

interface GaugeWords {
  percent: string;
  days: string;
}
const sayGauge = (unit: MatchGauge['unit'], value: number, words: GaugeWords, own: string | null): string => {
  if (unit === 'money') return shortAmount(value);
  if (unit === 'ratio') return `${Number((value * 100).toFixed(2))}${words.percent}`;
  // What is counted is said by the own value: 6年.
  const counted = /^[\d,.]+(\D{1,3})$/.exec(own ?? '')?.[1] ?? '';
  return `${exactNumber(value)}${unit === 'days' ? words.days : counted}`;
};

/**
 * Threshold ruler of a comparison (门槛尺); null without one or without a verdict, and where it would show another
 * verdict than the engine's: it takes the limit itself as met, and 超过 does not.
 */
export function gaugeRule(condition: MatchCondition, words: GaugeWords): ThresholdRuleProps | null {
  const { gauge, verdict, title, own } = condition;
  if (!gauge || (verdict !== 'met' && verdict !== 'unmet')) return null;
  const kind = gauge.operator.startsWith('>') ? 'atLeast' : 'atMost';
  const isDrawnMet = kind === 'atLeast' ? gauge.value >= gauge.threshold : gauge.value <= gauge.threshold;
  if (isDrawnMet !== (verdict === 'met')) return null;
  return {
    kind,
    label: title,
    threshold: gauge.threshold,
    thresholdText: sayGauge(gauge.unit, gauge.threshold, words, own),
    value: gauge.value,
    valueText: own ?? sayGauge(gauge.unit, gauge.value, words, own),
  };
}

/** Whether applications are taken on the day that the window was worked out for. */
export const takesApplications = ({ state }: Pick<MatchItem['window'], 'state'>): boolean =>
  state === 'open' || state === 'rolling';

/** Name of an item in a list: the title of its policy, after its own name where the policy has several. */
export const titleOf = ({ policy }: Pick<MatchItem, 'policy'>, shared: ReadonlySet<string>): string =>
  shared.has(policy.policyId) ? `${policy.itemName}，${plainTitle(policy)}` : policy.title;

const plainTitle = ({ title, isSample }: MatchItem['policy']): string => (isSample ? withoutSampleMark(title) : title);

/** Label of an item on a time axis: that of the item where its policy has several; there is no room for both names. */
export function rulerLabel({ policy }: Pick<MatchItem, 'policy'>, shared: ReadonlySet<string>): string {
  return shared.has(policy.policyId) ? policy.itemName : plainTitle(policy);
}

/** Amount and its qualifier, parted at the first comma: 预计61.44万元 and 上限200万元; the qualifier may be empty. */
export function amountParts(text: string): [sum: string, rest: string] {
  const at = text.indexOf('，');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Whether the words of an amount say by themselves that it is expected or an upper limit: 最高10万元, 预计61.44万元，上限200万元. */
export const saysCertainty = ({ certainty, text }: Pick<MatchAmount, 'certainty' | 'text'>): boolean =>
  certainty !== 'discretionary' && /^预计|最高/.test(text);

/** Label of a clause, after its document where that is given: 《企业投资项目备案》第十三条. */
export const clauseName = ({ title, label }: MatchClause): string =>
  title ? `《${withoutSampleMark(title)}》${label}` : label;

/** Clause of a condition; else that of the nearest condition above; else that of its first part with one. Null for none. */
export function clauseOf(condition: MatchCondition, all: readonly MatchCondition[]): MatchClause | null {
  const above = (each: MatchCondition): MatchClause | null => {
    if (each.clause) return each.clause;
    const parent = all.find(({ id }) => id === each.parentId);
    return parent ? above(parent) : null;
  };
  const below = ({ id }: MatchCondition): MatchClause | null => {
    const parts = all.filter(({ parentId }) => parentId === id);
    return parts.find(({ clause }) => clause)?.clause ?? parts.map(below).find(Boolean) ?? null;
  };
  return above(condition) ?? below(condition);
}

/** Ids of policies with several items in a report, whose title alone is ambiguous. */
export function sharedTitles(items: readonly Pick<MatchItem, 'policy'>[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { policy } of items) (seen.has(policy.policyId) ? shared : seen).add(policy.policyId);
  return shared;
}

/** No change that a firm can make shows sooner. */
const shortestChangeDays = 30;

/** Window of an item whose days are counted down; undefined for one that ends too soon for a near miss (差一点), and for what a firm cannot have. */
export function countdownOf({ group, window }: Pick<MatchItem, 'group' | 'window'>): MatchItem['window'] | undefined {
  const { state, daysLeft } = window;
  const isTooSoon = state === 'open' && daysLeft !== null && daysLeft < shortestChangeDays;
  return isOut(group) || (group === 'nearMiss' && isTooSoon) ? undefined : window;
}

import type { MatchCondition, MatchGauge, MatchGroup, MatchItem, MatchReport } from '@hengce/api';
import type { ConditionCellsProps, StatusRingState, ThresholdRuleProps } from '@hengce/ui';
import { type AmountWords, shortMoney } from './amounts';

export const matchGroups = ['eligible', 'nearMiss', 'toVerify', 'ineligible'] as const satisfies readonly MatchGroup[];

/** One item of a policy, in an address. */
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

/** The group to show first: the first one that has something. */
export const firstGroup = ({ counts }: Pick<MatchReport, 'counts'>): MatchGroup =>
  matchGroups.find((group) => counts[group] > 0) ?? 'eligible';

interface GaugeWords extends AmountWords {
  percent: string;
  days: string;
}
const sayGauge = (unit: MatchGauge['unit'], value: number, words: GaugeWords): string => {
  if (unit === 'money') return shortMoney(value, words);
  if (unit === 'ratio') return `${Number((value * 100).toFixed(2))}${words.percent}`;
  return `${value.toLocaleString('zh-CN')}${unit === 'days' ? words.days : ''}`;
};

/**
 * A comparison as a ruler; nothing where the ruler would show another verdict than the engine found: it takes limits as met,
 * and 超过 does not.
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
    thresholdText: sayGauge(gauge.unit, gauge.threshold, words),
    value: gauge.value,
    valueText: own ?? sayGauge(gauge.unit, gauge.value, words),
  };
}

/** Samples whose title says so need no further mark. */
export const sampleSays = (title: string): boolean => title.startsWith('【示例】');

/** 预计61.44万元 and 上限200万元: the sum, and what limits it. */
export function amountParts(text: string): [sum: string, rest: string] {
  const at = text.indexOf('，');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

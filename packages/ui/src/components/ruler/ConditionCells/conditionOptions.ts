import type { UiText } from '../../../text';

/** Numbers of met, unknown and unmet conditions. */
export interface ConditionCounts {
  met: number;
  unknown: number;
  unmet: number;
}

/** Most important number in words: unmet ones, else unknown ones, else that all are met. */
export function conditionSummary({ met, unknown, unmet }: ConditionCounts, text: UiText): string {
  if (met + unknown + unmet === 0) return text.conditionsNone;
  if (unmet > 0) return text.conditionsUnmet(unmet);
  return unknown > 0 ? text.conditionsUnknown(unknown) : text.conditionsAllMet;
}

/** Numbers as a sentence: 共7项条件，6项符合，1项待确认. */
export function conditionSentence({ met, unknown, unmet }: ConditionCounts, text: UiText): string {
  const total = met + unknown + unmet;
  if (total === 0) return text.conditionsNone;
  return [
    text.conditionsTotal(total),
    text.conditionsMet(met),
    ...(unknown > 0 ? [text.conditionsUnknown(unknown)] : []),
    ...(unmet > 0 ? [text.conditionsUnmet(unmet)] : []),
  ].join('，');
}

import type { UiText } from '../../../text';

/** How many are met, how many nobody knows yet, how many fail. */
export interface ConditionCounts {
  met: number;
  unknown: number;
  unmet: number;
}

/** What one needs to know first: what fails, then what is open, then that all is well. */
export function conditionSummary({ met, unknown, unmet }: ConditionCounts, text: UiText): string {
  if (met + unknown + unmet === 0) return text.conditionsNone;
  if (unmet > 0) return text.conditionsUnmet(unmet);
  return unknown > 0 ? text.conditionsUnknown(unknown) : text.conditionsAllMet;
}

/** 共7项条件，6项符合，1项待确认 */
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

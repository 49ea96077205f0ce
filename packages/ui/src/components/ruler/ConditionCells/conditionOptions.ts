import type { UiText } from '../../../text';

/** Numbers of met, unknown and unmet conditions. */
export interface ConditionCounts {
  met: number;
  unknown: number;
  unmet: number;
}

/**
 * Words for the most important of the numbers: unmet ones, else unknown ones, else that all are met; that there are no
 * conditions where all are 0.
 */
export function conditionSummary({ met, unknown, unmet }: ConditionCounts, text: UiText): string {
  if (met + unknown + unmet === 0) return text.conditionsNone;
  if (unmet > 0) return text.conditionsUnmet(unmet);
  return unknown > 0 ? text.conditionsUnknown(unknown) : text.conditionsAllMet;
}

/** Sentence of the numbers: 共7项条件，6项符合，1项待确认. Unknown and unmet ones only where there are any. */
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

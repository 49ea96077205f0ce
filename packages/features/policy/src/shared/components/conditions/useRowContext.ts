'use client';
import type { MatchVariant } from '@hengce/api';
import { type PolicyHrefs, usePolicyHrefs } from '../../hrefs';
import { type MatchText, useMatchText } from '../match/text';
import type { Confirm } from './Confirm';
import { type ConditionText, useConditionText } from './text';

/** What the rows of a table of conditions have in common: texts, links and what can be done about a condition. */
export interface RowContext {
  text: ConditionText;
  words: MatchText;
  hrefs: PolicyHrefs;
  /** Absent for those who only read. */
  confirm: Confirm | undefined;
  variant: MatchVariant;
}

export function useRowContext(confirm: Confirm | undefined, variant: MatchVariant = 'general'): RowContext {
  return {
    text: useConditionText().conditions,
    words: useMatchText().match,
    hrefs: usePolicyHrefs(),
    confirm,
    variant,
  };
}

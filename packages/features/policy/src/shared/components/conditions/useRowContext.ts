'use client';
import type { MatchVariant } from '@hengce/api';
import { type PolicyHrefs, usePolicyHrefs } from '../../hrefs';
import { type MatchText, useMatchText } from '../match/text';
import type { Confirm } from './Confirm';
import { type ConditionText, useConditionText } from './text';

/** Texts, links and actions that the rows of a table of conditions share. */
export interface RowContext {
  text: ConditionText;
  words: MatchText;
  hrefs: PolicyHrefs;
  /** Confirms conditions; absent for readers only. */
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

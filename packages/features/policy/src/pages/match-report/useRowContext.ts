'use client';
import type { MatchVariant } from '@hengce/api';
import { type MatchText, useMatchText } from '../../components/match/text';
import { type PolicyHrefs, usePolicyHrefs } from '../../hrefs';
import { type MatchReportText, useMatchReportText } from './text';
import type { Confirm } from './useConfirm';

/** All that a row of the table is made with. */
export interface RowContext {
  text: MatchReportText;
  words: MatchText;
  hrefs: PolicyHrefs;
  /** Absent for those who only read. */
  confirm: Confirm | undefined;
  variant: MatchVariant;
}

export function useRowContext(confirm: Confirm | undefined, variant: MatchVariant = 'general'): RowContext {
  return {
    text: useMatchReportText().matchReport,
    words: useMatchText().match,
    hrefs: usePolicyHrefs(),
    confirm,
    variant,
  };
}

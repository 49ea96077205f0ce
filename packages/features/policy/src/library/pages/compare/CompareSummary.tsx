'use client';
import type { PolicyComparison } from '@hengce/api';
import { Alert } from '@hengce/ui';
import { countsLine, notes } from './ComparePage.css';
import { useCompareText } from './text';

const order = ['changed', 'added', 'removed', 'moved', 'split', 'merged', 'renumbered', 'same'] as const;

/** Numbers of changed clauses, and notes about the two texts. */
export function CompareSummary({ comparison: { counts, left, right, isSameTitle } }: { comparison: PolicyComparison }) {
  const text = useCompareText().compare;
  const parts = order
    .filter((change) => counts[change] > 0)
    .map((change) => text.count(counts[change], text.change[change]));
  const both = [left, right];
  return (
    <div className={notes}>
      <p className={countsLine}>{text.counts(parts)}</p>
      {isSameTitle ? null : <Alert>{text.different}</Alert>}
      {both.some(({ hasFullText, isSample }) => !hasFullText && !isSample) ? <Alert>{text.digest}</Alert> : null}
      {both.some(({ provenance }) => provenance === 'third_party') ? <Alert>{text.thirdParty}</Alert> : null}
    </div>
  );
}

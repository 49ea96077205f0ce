'use client';
import type { MatchProgress } from '@hengce/api';
import { UsageMeter } from '@hengce/ui';
import { useMatchProceedText } from './text';

/** Progress by the share of policies that are decided, not of questions, since nobody has to answer all of them. */
export function DecidedMeter({ progress: { decided, total } }: { progress: MatchProgress }) {
  const { bar: text } = useMatchProceedText().matchProceed;
  return (
    <UsageMeter
      label={text.decided}
      used={decided}
      limit={total}
      unit=""
      valueText={text.decidedOf(decided, total)}
      purpose="completeness"
      variant="bare"
    />
  );
}

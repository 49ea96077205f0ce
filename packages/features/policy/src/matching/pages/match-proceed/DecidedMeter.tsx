'use client';
import type { MatchProgress } from '@hengce/api';
import { UsageMeter } from '@hengce/ui';
import { useMatchProceedText } from './text';

/** How far one is: not how many questions are left, which nobody has to answer, but how many policies are settled. */
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

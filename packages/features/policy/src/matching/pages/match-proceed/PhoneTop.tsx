'use client';
import { Icon, IconButton } from '@hengce/ui';
import { X } from 'lucide-react';
import { DecidedMeter } from './DecidedMeter';
import { phoneTop } from './MatchProceedPage.css';
import type { ProceedBarProps } from './ProceedBar';
import { useMatchProceedText } from './text';

/** Bar at the top of phones: the exit and the progress. */
export function PhoneTop({ progress, onExit }: ProceedBarProps) {
  const text = useMatchProceedText().matchProceed;
  return (
    <div className={phoneTop}>
      <IconButton label={text.bar.close} icon={<Icon icon={X} size="lg" />} onPress={onExit} size="lg" />
      <DecidedMeter progress={progress} />
    </div>
  );
}

'use client';
import { Icon, LinkIconButton } from '@hengce/ui';
import { X } from 'lucide-react';
import { DecidedMeter } from './DecidedMeter';
import { phoneTop } from './MatchProceedPage.css';
import type { ProceedBarProps } from './ProceedBar';
import { useMatchProceedText } from './text';

/** Phones: the way out and how far one is. */
export function PhoneTop({ progress, exitHref }: ProceedBarProps) {
  const text = useMatchProceedText().matchProceed;
  return (
    <div className={phoneTop}>
      <LinkIconButton label={text.bar.close} icon={<Icon icon={X} size="lg" />} href={exitHref} size="lg" />
      <DecidedMeter progress={progress} />
    </div>
  );
}

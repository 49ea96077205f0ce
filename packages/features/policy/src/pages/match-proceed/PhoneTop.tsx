'use client';
import { Icon, LinkIconButton, StepProgress } from '@hengce/ui';
import { X } from 'lucide-react';
import { phoneTop } from './MatchProceedPage.css';
import type { ProceedBarProps } from './ProceedBar';
import { useMatchProceedText } from './text';

/** Phones: the way out and how far one is. */
export function PhoneTop({ list, exitHref }: ProceedBarProps) {
  const text = useMatchProceedText().matchProceed;
  return (
    <div className={phoneTop}>
      <LinkIconButton label={text.bar.close} icon={<Icon icon={X} size="lg" />} href={exitHref} size="lg" />
      {list.asked.length > 0 ? <StepProgress label={text.title} step={list.number} count={list.asked.length} /> : null}
    </div>
  );
}

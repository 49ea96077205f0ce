'use client';
import type { ChatStep } from '@hengce/api';
import { Icon, Spinner } from '@hengce/ui';
import { BookOpen, Check, CircleAlert, type LucideIcon, Scale, Search, ShieldCheck, Sparkle } from 'lucide-react';
import { useChatText } from '../../../text';
import { step, stepDetail, stepList } from '../Conversation.css';

const icons: Record<ChatStep['kind'], LucideIcon> = {
  search: Search,
  read: BookOpen,
  rules: Scale,
  library: BookOpen,
  model: Sparkle,
  check: ShieldCheck,
};

export interface StepListProps {
  steps: readonly ChatStep[];
  /** Whether the answer has not begun, so that every step is listed; afterwards one line sums them up. */
  isRunning: boolean;
}

/**
 * Steps that were really taken for an answer: searched, read, computed. Without a model there are no thoughts to show.
 */
export function StepList({ steps, isRunning }: StepListProps) {
  const text = useChatText().answer;
  return (
    <ol className={stepList} aria-label={text.steps} data-running={isRunning || undefined}>
      {steps.map(({ id, kind, state, title, detail, hits }) => (
        <li key={id} className={step}>
          {state === 'running' && isRunning ? (
            <Spinner size="sm" />
          ) : (
            <Icon icon={state === 'failed' ? CircleAlert : isRunning ? Check : icons[kind]} size="sm" />
          )}
          <span>{title}</span>
          {hits === undefined ? null : <span className={stepDetail}>{text.hits(hits)}</span>}
          {detail ? <span className={stepDetail}>{detail}</span> : null}
        </li>
      ))}
    </ol>
  );
}

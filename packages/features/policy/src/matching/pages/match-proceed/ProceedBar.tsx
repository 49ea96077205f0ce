'use client';
import type { MatchProgress } from '@hengce/api';
import { ActionBar, Button, Icon } from '@hengce/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useMatchText } from '../../../shared/components/match/text';
import { DecidedMeter } from './DecidedMeter';
import { bar, barRule, barSummary } from './MatchProceedPage.css';
import { useMatchProceedText } from './text';
import type { useQuestionnaire } from './useQuestionnaire';

export interface ProceedBarProps {
  list: Pick<ReturnType<typeof useQuestionnaire>, 'count' | 'number' | 'isInRounds' | 'previous' | 'next' | 'isDone'>;
  progress: MatchProgress;
  isRunning: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onResult: () => void;
  onExit: () => void;
}

/** Buttons at the bottom of the page: back, leave, results, next. */
export function ProceedBar({ list, progress, isRunning, onPrevious, onNext, onResult, onExit }: ProceedBarProps) {
  const text = useMatchProceedText().matchProceed.bar;
  const { run } = useMatchText().match;
  const { count, number, isInRounds, previous, next, isDone } = list;
  return (
    <div className={bar}>
      <ActionBar
        label={text.label}
        summary={
          <span className={barSummary}>
            <Button iconStart={<Icon icon={ArrowLeft} />} isDisabled={!previous} onPress={onPrevious}>
              {text.previous}
            </Button>
            {count > 0 ? (isInRounds ? text.inRound : text.of)(number, count) : null}
            <span className={barRule}>
              <DecidedMeter progress={progress} />
            </span>
          </span>
        }
      >
        <Button variant="quiet" onPress={onExit}>
          {text.exit}
        </Button>
        {isDone || !next ? (
          <Button variant="primary" isPending={isRunning} onPress={onResult}>
            {isRunning ? run.running : run.action}
          </Button>
        ) : (
          <>
            <Button isPending={isRunning} onPress={onResult}>
              {isRunning ? run.running : text.early}
            </Button>
            <Button variant="primary" iconEnd={<Icon icon={ArrowRight} />} onPress={onNext}>
              {text.next}
            </Button>
          </>
        )}
      </ActionBar>
    </div>
  );
}

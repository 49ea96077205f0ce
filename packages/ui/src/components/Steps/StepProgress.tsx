'use client';
import { ProgressBar } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { RuleLine } from '../ruler/RuleLine';
import { drawProgress } from '../ruler/UsageMeter/usage';
import { progress } from './Steps.css';

export interface StepProgressProps {
  /** 做的是什么，如“项目申报匹配”。读给读屏软件。 */
  label: string;
  /** 第几步，从1数起 */
  step: number;
  /** 共几步 */
  count: number;
}

/** 步骤进度. Steps as one line with a stop, for phones: 14/21. */
export function StepProgress({ label, step, count }: StepProgressProps) {
  const text = useUiText();
  return (
    <ProgressBar
      className={progress}
      aria-label={label}
      value={step}
      minValue={0}
      maxValue={Math.max(1, count)}
      valueLabel={text.stepOf(step, count)}
    >
      <RuleLine height={14} {...drawProgress(step, count)} />
      <span aria-hidden="true">
        {step}/{count}
      </span>
    </ProgressBar>
  );
}

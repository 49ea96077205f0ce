'use client';
import { useRef } from 'react';
import { useElementWidth } from '../../../hooks/useElementWidth';
import { estimateWidth } from '../labels';
import { RuleLine } from '../RuleLine';
import type { RuleDrawing } from '../ruleDrawing';
import { separate } from '../ThresholdRule/drawThreshold';
import {
  caption as captionClass,
  figure,
  head,
  label,
  labels as labelsClass,
  line,
  result as resultClass,
} from './RulerFigure.css';

export interface RulerFigureProps {
  /** 期限、门槛、金额 */
  caption: string;
  /** 量的是什么 */
  title: string;
  /** 量出来的结果，如“还剩8天”。 */
  result: string;
  isUrgent?: boolean;
  drawing: RuleDrawing;
  /** 刻度数 */
  ticks: number;
  /** 线下的文字，0至1。 */
  labels: { at: number; words: string }[];
}

/** Large ruler with its scale, label, and result in words, as on the sign-in page. */
export function RulerFigure({ caption, title, result, isUrgent = false, drawing, ticks, labels }: RulerFigureProps) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const starts = separate(
    width,
    labels.map(({ at, words }) => ({ at, size: estimateWidth(words) })),
  );
  const scaleTicks = Array.from({ length: ticks + 1 }, (_, i) => ({
    at: i / ticks,
    tone: 'tick' as const,
    height: 5,
    width: 1,
    below: true,
  }));
  return (
    <div
      className={figure}
      role="img"
      aria-label={`${caption}：${[title, result, ...labels.map(({ words }) => words)].join('，')}`}
    >
      <div className={captionClass}>{caption}</div>
      <div className={head}>
        <span>{title}</span>
        <span className={resultClass({ isUrgent })}>{result}</span>
      </div>
      <div className={line}>
        <RuleLine height={20} {...drawing} stops={[...scaleTicks, ...(drawing.stops ?? [])]} />
      </div>
      <div ref={ref} className={labelsClass}>
        {labels.map(({ at, words }, index) => (
          <span key={`${at}${words}`} className={label} style={{ left: starts[index] }}>
            {words}
          </span>
        ))}
      </div>
    </div>
  );
}

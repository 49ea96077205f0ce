'use client';
import { useRef } from 'react';
import { useElementWidth } from '../../../hooks/useElementWidth';
import { useUiText } from '../../../provider/Provider';
import { estimateWidth } from '../labels';
import { RuleLine } from '../RuleLine';
import { drawThreshold, separate, type Threshold } from './drawThreshold';
import { label, threshold as thresholdClass } from './ThresholdRule.css';

export interface ThresholdRuleProps extends Threshold {
  /** 量的是什么，如“研发费用占营业收入”。读给读屏软件。 */
  label: string;
  /** 门槛的写法，如“4%”“100万元”。 */
  thresholdText: string;
  /** between 时上限的写法 */
  thresholdToText?: string;
  /** 自己的写法，如“5.7%”；不知道时不用给。 */
  valueText?: string;
  /** 在数值前写明是谁的，如“本企业”。 */
  ownerLabel?: string;
}

/**
 * 门槛尺. The stop is the threshold, the dot the own value. Failing is a cross, not only a colour; unknown is a dashed
 * ring.
 */
export function ThresholdRule(props: ThresholdRuleProps) {
  const { label: name, thresholdText, thresholdToText, valueText = '', ownerLabel = '' } = props;
  const text = useUiText();
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const { verdict, at, ...drawing } = drawThreshold(props);
  const own = verdict === 'unknown' ? text.ownUnknown(ownerLabel) : `${ownerLabel}${valueText}`;
  const labels = [
    { id: 'stop', at: at.threshold, words: thresholdText, isOwn: false },
    ...(at.thresholdTo === null
      ? []
      : [{ id: 'upper', at: at.thresholdTo, words: thresholdToText ?? '', isOwn: false }]),
    { id: 'own', at: at.value ?? 0, words: own, isOwn: verdict !== 'unknown' },
  ].map((mark) => ({ ...mark, size: estimateWidth(mark.words) }));
  const starts = separate(width, labels);
  const limits = [thresholdText, thresholdToText].filter(Boolean).join(text.rangeSeparator);
  return (
    <div
      ref={ref}
      className={thresholdClass}
      role="img"
      aria-label={text.thresholdSentence[props.kind](name, limits, own, verdict)}
    >
      <RuleLine height={18} {...drawing} />
      {labels.map((mark, index) => (
        <span key={mark.id} className={label({ isOwn: mark.isOwn })} style={{ left: starts[index] }}>
          {mark.words}
        </span>
      ))}
    </div>
  );
}

'use client';
import { useUiText } from '../../provider/Provider';
import { dayAt, dayOf, formatDay } from './days';
import { urgentDays } from './deadline';
import { drawThreshold, type Threshold } from './drawThreshold';
import { RulerFigure } from './RulerFigure';
import { linear } from './scale';

interface FigureProps {
  /** 期限、门槛、金额 */
  caption: string;
  title: string;
}
export interface DeadlineFigureProps extends FigureProps {
  /** 2026-10-20 */
  opensAt: string;
  /** 2026-11-28 */
  closesAt: string;
  now: Date;
}
/** 期限的大尺 */
export function DeadlineFigure({ caption, title, opensAt, closesAt, now }: DeadlineFigureProps) {
  const text = useUiText();
  const days = Math.max(0, dayOf(closesAt) - dayAt(now));
  const at = linear(dayOf(opensAt), dayOf(closesAt))(dayAt(now));
  const isUrgent = days <= urgentDays;
  const tone = isUrgent ? 'seal' : 'fill';
  return (
    <RulerFigure
      caption={caption}
      title={title}
      result={text.daysLeft(days)}
      isUrgent={isUrgent}
      ticks={6}
      labels={[
        { at: 0, words: formatDay(opensAt, now, text) },
        { at, words: text.today },
        { at: 1, words: formatDay(closesAt, now, text) },
      ]}
      drawing={{
        segments: [
          { from: 0, to: 1, tone: 'track' },
          { from: at, to: 1, tone, width: 3, isDrawn: true },
        ],
        stops: [{ at: 1, tone, height: 20, width: 3 }],
        points: [{ at, tone, shape: 'hollow', radius: 5.5, width: 2 }],
      }}
    />
  );
}

export interface ThresholdFigureProps extends FigureProps, Threshold {
  scale: readonly [number, number];
  /** 高出1.7个百分点 */
  result: string;
  /** 数值的写法 */
  format: (value: number) => string;
}
/** 门槛的大尺 */
export function ThresholdFigure({ caption, title, result, format, ...threshold }: ThresholdFigureProps) {
  const { at, segments, points } = drawThreshold(threshold);
  return (
    <RulerFigure
      caption={caption}
      title={title}
      result={result}
      ticks={threshold.scale[1] - threshold.scale[0] <= 12 ? threshold.scale[1] - threshold.scale[0] : 10}
      labels={[
        { at: 0, words: format(threshold.scale[0]) },
        { at: at.threshold, words: format(threshold.threshold) },
        ...(at.value === null || threshold.value === null ? [] : [{ at: at.value, words: format(threshold.value) }]),
        { at: 1, words: format(threshold.scale[1]) },
      ]}
      drawing={{
        segments: segments.map((segment) => ({ ...segment, width: segment.tone === 'track' ? 2 : 3 })),
        stops: [{ at: at.threshold, tone: 'fill', height: 20, width: 3 }],
        points: (points ?? []).map((point) => ({ ...point, radius: 5 })),
      }}
    />
  );
}

export interface AmountRulerProps extends FigureProps {
  amount: number;
  cap: number;
  /** 预计61.44万元 */
  result: string;
  /** 61.44万元 */
  amountText: string;
  /** 上限200万元 */
  capText: string;
}
/** 金额的大尺: from zero to the cap, filled up to the amount. */
export function AmountRuler({ caption, title, amount, cap, result, amountText, capText }: AmountRulerProps) {
  const at = linear(0, cap)(amount);
  return (
    <RulerFigure
      caption={caption}
      title={title}
      result={result}
      ticks={10}
      labels={[
        { at: 0, words: '0' },
        { at, words: amountText },
        { at: 1, words: capText },
      ]}
      drawing={{
        segments: [
          { from: 0, to: 1, tone: 'track' },
          { from: 0, to: at, tone: 'accent', width: 3, isDrawn: true },
        ],
        stops: [{ at, tone: 'accent', height: 20, width: 3 }],
      }}
    />
  );
}

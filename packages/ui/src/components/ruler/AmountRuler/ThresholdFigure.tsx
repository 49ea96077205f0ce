import { drawThreshold, type Threshold } from '../ThresholdRule/drawThreshold';
import type { FigureProps } from './figureProps';
import { RulerFigure } from './RulerFigure';

export interface ThresholdFigureProps extends FigureProps, Threshold {
  scale: readonly [number, number];
  /** 高出1.7个百分点 */
  result: string;
  /** 数值的写法 */
  format: (value: number) => string;
}
/** 门槛的大尺. A value against its threshold. */
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

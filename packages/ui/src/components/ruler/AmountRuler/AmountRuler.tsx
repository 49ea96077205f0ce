import { linear } from '../scale';
import type { FigureProps } from './figureProps';
import { RulerFigure } from './RulerFigure';

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
/** 金额的大尺. From zero to the cap, filled up to the amount. */
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

'use client';
import { useUiText } from '../../../provider/Provider';
import { dayAt, dayOf, formatDay } from '../days';
import { urgentDays } from '../deadline';
import { linear } from '../scale';
import type { FigureProps } from './figureProps';
import { RulerFigure } from './RulerFigure';

export interface DeadlineFigureProps extends FigureProps {
  /** 2026-10-20 */
  opensAt: string;
  /** 2026-11-28 */
  closesAt: string;
  now: Date;
}
/** 期限的大尺. From opening to closing, with a ring for now and the days that are left. */
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

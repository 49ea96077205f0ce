'use client';
import { useRef } from 'react';
import { useUiText } from '../../provider/Provider';
import { above, axis, breakMark, label, name } from './DocumentRule.css';
import { dayOf, formatDay } from './days';
import type { Deadline } from './deadline';
import { deadlineWords } from './deadlineWords';
import { type AxisMark, documentAxis } from './documentAxis';
import { estimateWidth } from './labels';
import { RuleLine } from './RuleLine';
import { useElementWidth } from './useElementWidth';

export interface DocumentMilestone {
  /** opens 与 closes 是申报的起止，其余随意，如 published、effective。 */
  kind: string;
  /** 发布、开放申报、申报截止…… */
  label: string;
  /** 2026-12-31 */
  date: string;
  /** 只知道大概时的写法，如“2027年2月下旬”。 */
  dateText?: string;
}
export interface DocumentRuleProps {
  deadline: Deadline;
  milestones: DocumentMilestone[];
  tone: 'seal' | 'ink' | 'muted';
}

const narrowBelow = 600;
const priorities: Record<string, number> = { closes: 0, opens: 1, published: 2, effective: 3, expires: 4 };

/** The rule under a document's header as the axis of its dates (版头尺). */
export function DocumentRule({ deadline, milestones, tone }: DocumentRuleProps) {
  const text = useUiText();
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const isNarrow = width < narrowBelow;
  const words = deadlineWords(deadline, text);
  const marks = milestones.map(({ kind, label: title, date, dateText }, index): AxisMark => {
    const day = dateText ?? formatDay(date, deadline.now);
    const isOpenStop = kind === 'closes' && deadline.state === 'open';
    const shown = isNarrow && isOpenStop ? text.closesWithDays(words.remaining) : title;
    const size = isNarrow ? Math.max(estimateWidth(shown), estimateWidth(day)) : estimateWidth(`${shown}${day}`) + 6;
    return { kind, label: shown, words: day, day: dayOf(date), width: size, priority: priorities[kind] ?? 5 + index };
  });
  const layout = documentAxis({
    marks,
    deadline,
    width,
    tone,
    isNarrow,
    today: text.today,
    remaining: words.remaining,
  });
  const spoken = milestones
    .filter(({ kind }) => kind !== 'opens' && kind !== 'closes')
    .map(({ label: title, date, dateText }) => text.milestone(title, dateText ?? formatDay(date, deadline.now)));
  const sentence = deadline.state === 'none' ? spoken.join('，') : [words.sentence, ...spoken].join('，');
  const lines = layout.labels.length === 0 ? 0 : isNarrow ? 2 : 1;
  return (
    <div
      ref={ref}
      className={axis({ hasAbove: layout.above !== null, lines })}
      role="img"
      aria-label={sentence || text.headerRule}
    >
      <div style={{ position: 'relative' }}>
        <RuleLine height={17} {...layout.drawing} />
        {layout.breaks.map((at) => (
          <span key={at} className={breakMark} style={{ left: `${at * 100}%`, top: 4 }} />
        ))}
      </div>
      {layout.above ? (
        <>
          <span className={above({ tone, isStrong: true })} style={{ left: layout.above.today }}>
            {text.today}
          </span>
          {isNarrow ? null : (
            <span className={above({ tone })} style={{ left: layout.above.remaining }}>
              {words.remaining}
            </span>
          )}
        </>
      ) : null}
      {layout.labels.map(({ mark, at, isLast }) => (
        <span
          key={`${mark.kind}${mark.day}`}
          className={label({ isLast, isStop: mark.kind === 'closes' })}
          style={{ left: `${at * 100}%` }}
        >
          <span className={name({ isStop: mark.kind === 'closes', isStacked: isNarrow })}>{mark.label}</span>
          {mark.words}
        </span>
      ))}
    </div>
  );
}

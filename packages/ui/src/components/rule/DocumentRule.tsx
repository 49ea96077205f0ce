'use client';
import { useRef } from 'react';
import { useUiText } from '../../provider/Provider';
import { above, axis, breakMark, label, name } from './DocumentRule.css';
import { dayAt, dayOf, formatDay } from './days';
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
const priorities: Record<string, number> = { closes: 0, rolling: 0, opens: 1, published: 2, effective: 3, expires: 4 };

/** The rule under a document's header as the axis of its dates (版头尺). */
export function DocumentRule({ deadline, milestones, tone }: DocumentRuleProps) {
  const text = useUiText();
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const isNarrow = width < narrowBelow;
  const words = deadlineWords(deadline, text);
  const dated = milestones.map(({ kind, label: title, date, dateText }) => {
    const isOpenStop = kind === 'closes' && deadline.state === 'open';
    const shown = isNarrow && isOpenStop ? text.closesWithDays(words.remaining) : title;
    return { kind, label: shown, words: dateText ?? formatDay(date, deadline.now, text), day: dayOf(date) };
  });
  const last = Math.max(dayAt(deadline.now), ...dated.map(({ day }) => day).filter(Number.isFinite));
  if (deadline.state === 'rolling') dated.push({ kind: 'rolling', label: text.rolling, words: '', day: last });
  const marks = dated.map((mark, index): AxisMark => {
    const sizes = [estimateWidth(mark.label), estimateWidth(mark.words)] as const;
    const width = isNarrow ? Math.max(...sizes) : sizes[0] + sizes[1] + (mark.words ? 6 : 0);
    return { ...mark, width, priority: priorities[mark.kind] ?? 5 + index };
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
  // On phones 还剩41天 stands with the stop, below the line.
  const isShownBelow = isNarrow && deadline.state === 'open';
  const spoken = milestones
    .filter(({ kind }) => kind !== 'opens' && kind !== 'closes')
    .map(({ label: title, date, dateText }) => text.milestone(title, dateText ?? formatDay(date, deadline.now, text)));
  const sentence = deadline.state === 'none' ? spoken.join('，') : [words.sentence, ...spoken].join('，');
  const lines = layout.labels.length === 0 ? 0 : isNarrow ? 2 : 1;
  return (
    <div
      ref={ref}
      className={axis({
        hasAbove: layout.above.today !== null || (layout.above.remaining !== null && !isShownBelow),
        lines,
      })}
      role="img"
      aria-label={sentence || text.headerRule}
    >
      <div style={{ position: 'relative' }}>
        <RuleLine height={17} {...layout.drawing} />
        {layout.breaks.map((at) => (
          <span key={at} className={breakMark} style={{ left: `${at * 100}%`, top: 4 }} />
        ))}
      </div>
      {layout.above.today === null ? null : (
        <span className={above({ tone, isStrong: true })} style={{ left: layout.above.today }}>
          {text.today}
        </span>
      )}
      {layout.above.remaining === null || isShownBelow ? null : (
        <span
          className={above({ tone: deadline.state === 'closed' ? 'muted' : tone })}
          style={{ left: layout.above.remaining }}
        >
          {words.remaining}
        </span>
      )}
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

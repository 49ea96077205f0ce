'use client';
import { useRef } from 'react';
import { useUiText } from '../../provider/Provider';
import { axisMarks, type DocumentMilestone } from './axisMarks';
import { above, axis, breakMark, label, name } from './DocumentRule.css';
import { formatDay } from './days';
import type { Deadline } from './deadline';
import { deadlineWords } from './deadlineWords';
import { type DocumentAxis, documentAxis } from './documentAxis';
import { RuleLine } from './RuleLine';
import { useElementWidth } from './useElementWidth';

export interface DocumentRuleProps {
  deadline: Deadline;
  milestones: DocumentMilestone[];
  tone: 'seal' | 'ink' | 'muted';
}

const narrowBelow = 600;

/** The rule under a document's header as the axis of its dates (版头尺). */
export function DocumentRule({ deadline, milestones, tone }: DocumentRuleProps) {
  const text = useUiText();
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const isNarrow = width < narrowBelow;
  const words = deadlineWords(deadline, text);
  const marks = axisMarks({ milestones, deadline, remaining: words.remaining, isNarrow, text });
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
      <AboveLine
        layout={layout}
        tone={deadline.state === 'closed' ? 'muted' : tone}
        remaining={isShownBelow ? null : words.remaining}
      />
      {layout.labels.map(({ mark, at, isLast }) => (
        <span
          key={`${mark.kind}${mark.day}`}
          className={label({ isLast, isStop: mark.kind === 'closes' })}
          style={{ left: `${at * 100}%` }}
        >
          <span className={name({ isStop: mark.kind === 'closes', isStacked: isNarrow || mark.words === '' })}>
            {mark.label}
          </span>
          {mark.words}
        </span>
      ))}
    </div>
  );
}

interface AboveLineProps {
  layout: DocumentAxis;
  tone: DocumentRuleProps['tone'];
  remaining: string | null;
}
/** 今天 and 还剩41天, over the line. */
function AboveLine({ layout, tone, remaining }: AboveLineProps) {
  const text = useUiText();
  return (
    <>
      {layout.above.today === null ? null : (
        <span className={above({ tone, isStrong: true })} style={{ left: layout.above.today }}>
          {text.today}
        </span>
      )}
      {layout.above.remaining === null || remaining === null ? null : (
        <span className={above({ tone })} style={{ left: layout.above.remaining }}>
          {remaining}
        </span>
      )}
    </>
  );
}

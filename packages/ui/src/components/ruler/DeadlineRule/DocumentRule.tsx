'use client';
import { useRef } from 'react';
import { useElementWidth } from '../../../hooks/useElementWidth';
import { useUiText } from '../../../provider/Provider';
import { formatDay } from '../days';
import type { Deadline } from '../deadline';
import { deadlineWords } from '../deadlineWords';
import { RuleLine } from '../RuleLine';
import { percent } from '../scale';
import { AboveLine } from './AboveLine';
import { axisMarks, type DocumentMilestone } from './axisMarks';
import { axis, breakMark, label as labelClass, name } from './DocumentRule.css';
import { type AxisTone, documentAxis } from './documentAxis';

export interface DocumentRuleProps {
  deadline: Deadline;
  milestones: DocumentMilestone[];
  tone: AxisTone;
}

const narrowBelow = 600;

/** Line under a document's header as the axis of its dates (版头尺). */
export function DocumentRule({ deadline, milestones, tone }: DocumentRuleProps) {
  const text = useUiText();
  const ref = useRef<HTMLDivElement>(null);
  const width = useElementWidth(ref);
  const isNarrow = width < narrowBelow;
  const { remaining, sentence } = deadlineWords(deadline, text);
  const marks = axisMarks({ milestones, deadline, remaining, isNarrow, text });
  const layout = documentAxis({ marks, deadline, width, tone, isNarrow, remaining, today: text.today });
  // On phones 还剩41天 stands with the stop, below the line.
  const isShownBelow = isNarrow && deadline.state === 'open';
  const spoken = milestones
    .filter(({ kind }) => kind !== 'opens' && kind !== 'closes')
    .map(({ label: title, date, dateText }) => text.milestone(title, dateText ?? formatDay(date, deadline.now, text)));
  const label = (deadline.state === 'none' ? spoken : [sentence, ...spoken]).join('，');
  const lines = layout.labels.length === 0 ? 0 : isNarrow ? 2 : 1;
  return (
    <div
      ref={ref}
      className={axis({
        hasAbove: layout.above.today !== null || (layout.above.remaining !== null && !isShownBelow),
        lines,
      })}
      role="img"
      aria-label={label || text.headerRule}
    >
      <div style={{ position: 'relative' }}>
        <RuleLine height={17} {...layout.drawing} />
        {layout.breaks.map((at) => (
          <span key={at} className={breakMark} style={{ left: percent(at), top: 4 }} />
        ))}
      </div>
      <AboveLine
        at={layout.above}
        tone={deadline.state === 'closed' ? 'muted' : tone === 'ink' ? 'seal' : tone}
        remaining={isShownBelow ? null : remaining}
      />
      {layout.labels.map(({ mark, at, isLast }) => (
        <span
          key={`${mark.kind}${mark.day}`}
          className={labelClass({ isLast, isStop: mark.kind === 'closes' })}
          style={{ left: percent(at) }}
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

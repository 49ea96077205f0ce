'use client';
import { Link } from 'react-aria-components';
import { useUiText } from '../../../provider/Provider';
import { formatDay, formatMonthDay } from '../days';
import { readDeadline } from '../deadline';
import { deadlineWords } from '../deadlineWords';
import { RuleLine } from '../RuleLine';
import { percent } from '../scale';
import {
  date as dateClass,
  head,
  label as labelClass,
  meta as metaClass,
  name,
  row as rowClass,
  short,
  track,
  urgent,
  what as whatClass,
} from './TimeRuler.css';
import { drawTimeRow, type TimeAxis, type TimeRowLabel } from './timeAxis';
import type { TimeRulerRow } from './timeRulerProps';

/** One deadline on the shared axis: name and state at the left, line and words on the axis. */
export function TimeRow({ row, now, axis }: { row: TimeRulerRow; now: Date; axis: TimeAxis }) {
  const text = useUiText();
  const { label, meta, href, marks = [], ...rest } = row;
  const deadline = { ...rest, now };
  const { state, isUrgent } = readDeadline(deadline);
  const words = deadlineWords(deadline, text);
  const { drawing, labels } = drawTimeRow(deadline, marks, axis);
  const steps = marks.map((mark) => text.milestone(mark.label, formatDay(mark.date, now, text)));
  const say = ({ kind, index }: TimeRowLabel) => {
    const mark = marks[index];
    const day = (value: string | null | undefined) => (value ? formatMonthDay(value, text) : '');
    if (kind === 'none') return [null, text.notProvided] as const;
    if (kind === 'rolling') return [null, text.rolling] as const;
    if (kind === 'mark') return [day(mark?.date), mark?.label ?? ''] as const;
    if (kind === 'opens') return [day(row.opensAt), text.opens] as const;
    return [day(row.closesAt), state === 'upcoming' ? text.closes : words.remaining] as const;
  };
  return (
    <li className={rowClass}>
      <div className={head}>
        {href ? (
          <Link className={name} href={href}>
            {label}
          </Link>
        ) : (
          <span className={name}>{label}</span>
        )}
        {meta ? <span className={metaClass}>{meta}</span> : null}
        <span className={short({ isUrgent })} aria-hidden="true">
          {marks.length > 0 ? steps[0] : words.short}
        </span>
      </div>
      <div className={track} role="img" aria-label={steps.length > 0 ? steps.join('，') : words.sentence}>
        <RuleLine height={18} {...drawing} />
        {labels.map((mark) => {
          const [day, what] = say(mark);
          return (
            <span
              key={`${mark.kind}${mark.at}`}
              className={labelClass({ side: mark.side })}
              style={{ left: percent(mark.at) }}
            >
              {mark.kind === 'mark' ? <span>{what}</span> : null}
              {day ? <span className={dateClass}>{day}</span> : null}
              {mark.kind === 'mark' ? null : <span className={`${whatClass} ${isUrgent ? urgent : ''}`}>{what}</span>}
            </span>
          );
        })}
      </div>
    </li>
  );
}

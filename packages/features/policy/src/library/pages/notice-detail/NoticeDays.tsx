'use client';
import type { Notice } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { chineseDate } from '@hengce/text';
import { DeadlineRule } from '@hengce/ui';
import { muted } from '../../../shared/components/facts/facts.css';
import { deadlineName, useNoticesText } from '../notices/text';
import { dayName, dayRow, days, dayWords, left, was } from './NoticeDetailPage.css';
import { useNoticeDetailText } from './text';

/** First day and deadlines of a notice. */
export function NoticeDays({ notice: { window, deadlines } }: { notice: Notice }) {
  const text = useNoticeDetailText().noticeDetail;
  const words = useNoticesText().notices;
  const now = useNow();
  if (window.opensAt === null && deadlines.length === 0) return <p className={muted}>{text.noDays}</p>;
  return (
    <ul className={days}>
      {window.opensAt === null ? null : (
        <li className={dayRow}>
          <span className={dayName}>{text.opens}</span>
          <span className={dayWords}>{chineseDate(window.opensAt)}</span>
        </li>
      )}
      {deadlines.map(({ kind, batch, day, time, daysLeft, movedFrom }) => (
        <li key={`${kind}${batch}${day}`} className={dayRow}>
          <span className={dayName}>{text.deadline(deadlineName({ kind, batch }, words))}</span>
          <span className={dayWords}>
            {time === null ? chineseDate(day) : text.withTime(chineseDate(day), time)}
            {movedFrom === null ? null : <del className={was}>{text.was(chineseDate(movedFrom))}</del>}
          </span>
          <span className={left}>
            <DeadlineRule
              variant="words"
              state={daysLeft === null ? 'closed' : 'open'}
              opensAt={window.opensAt}
              closesAt={day}
              now={now}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

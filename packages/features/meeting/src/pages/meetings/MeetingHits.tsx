'use client';
import { fold, markWords } from '@hengce/text';
import { clock, Highlight } from '@hengce/ui';
import { hit, hitTime, rowFacts } from '../../components/meeting.css';
import type { MeetingHead } from '../../data/meeting';
import { useMeetingText } from '../../text';

interface MeetingHitsProps {
  hits: NonNullable<MeetingHead['hits']>;
  /** What was searched for. */
  q: string;
}

/** Where words were said at a meeting: the first places, and how many there are. */
export function MeetingHits({ hits: { total, segments }, q }: MeetingHitsProps) {
  const text = useMeetingText().list;
  const words = fold(q).split(' ');
  return (
    <div>
      {segments.map(({ id, startMs, text: said }) => (
        <p key={id} className={hit}>
          <span className={hitTime}>{clock(startMs / 1000)}</span>
          <span>
            <Highlight text={said} marks={markWords(fold(said), words)} />
          </span>
        </p>
      ))}
      {total > segments.length ? <span className={rowFacts}>{text.saidMore(total)}</span> : null}
    </div>
  );
}

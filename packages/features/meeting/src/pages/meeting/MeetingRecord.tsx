'use client';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { clock } from '@hengce/ui';
import { list, parts, row, rowFacts, sectionTitle, words } from '../../components/meeting.css';
import type { Meeting } from '../../data/meeting';
import { useMeetingText } from '../../text';

/** Where a recording has gaps and marks, and what was said about recording. */
export function MeetingRecord({ meeting: { marks, consent } }: { meeting: Meeting }) {
  const text = useMeetingText().meeting;
  const now = useNow();
  return (
    <div className={parts}>
      {marks.length > 0 ? (
        <section aria-label={text.gaps}>
          <h2 className={sectionTitle}>{text.gaps}</h2>
          <ul className={list}>
            {marks.map(({ kind, atMs, lastsMs, note }) => (
              <li key={`${kind}-${atMs}`} className={row}>
                <span>{clock(atMs / 1000)}</span>
                <span>{text.gapKinds[kind]}</span>
                <span className={rowFacts}>{note ?? (lastsMs ? text.lasts(clock(lastsMs / 1000)) : '')}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-label={text.consent}>
        <h2 className={sectionTitle}>{text.consent}</h2>
        <p className={words}>{consent?.text ?? text.noConsent}</p>
        {consent ? <p className={rowFacts}>{text.consentAt(dayAndHour(consent.confirmedAt, now))}</p> : null}
      </section>
    </div>
  );
}

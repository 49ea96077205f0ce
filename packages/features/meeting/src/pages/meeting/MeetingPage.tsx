'use client';
import { type PageProps, useFeatureHost, useNow, usePageTitle } from '@hengce/feature-kit';
import { isAbsent, QueryBody } from '@hengce/feature-parts';
import { dayAndHour } from '@hengce/text';
import { Alert, clock, LinkButton, PageHeader, Skeleton, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { list, page, parts, row, rowFacts, section, sectionTitle, words } from '../../components/meeting.css';
import { type Meeting, meetingQueries } from '../../data/meeting';
import { useMeetingHrefs } from '../../hrefs';
import { useMeetingText } from '../../text';
import { MeetingSound } from './MeetingSound';

/** One meeting: its sound, where it has gaps, and what was said about recording. */
export function MeetingPage({ params: { meetingId } }: PageProps<'transcripts/:meetingId'>) {
  const text = useMeetingText();
  const hrefs = useMeetingHrefs();
  const { api } = useFeatureHost();
  const meeting = useQuery(meetingQueries(api).meeting(meetingId));
  usePageTitle(meeting.data?.title);
  if (isAbsent(meeting.error))
    return (
      <StateView
        kind="notFound"
        size="page"
        title={text.meeting.goneTitle}
        description={text.meeting.goneBody}
        primaryAction={<LinkButton href={hrefs.meetings()}>{text.meeting.back}</LinkButton>}
      />
    );
  return (
    <div className={page}>
      <QueryBody
        query={meeting}
        text={{
          loading: text.sealed.loading,
          failedTitle: text.sealed.failedTitle,
          failedKept: text.sealed.failedKept,
        }}
        skeleton={<Skeleton variant="text" lines={4} />}
        size="page"
      >
        {(data) => <Content meeting={data} onSealed={() => void meeting.refetch()} />}
      </QueryBody>
    </div>
  );
}

function Content({ meeting, onSealed }: { meeting: Meeting; onSealed: () => void }) {
  const text = useMeetingText().meeting;
  const hrefs = useMeetingHrefs();
  const now = useNow();
  const { title, createdAt, durationMs, state, removedAt, marks, consent } = meeting;
  return (
    <div className={parts}>
      <PageHeader
        title={title}
        description={[dayAndHour(createdAt, now), text.length(clock(durationMs / 1000))].join('，')}
      />
      {removedAt ? <Alert>{text.inTrash}</Alert> : null}
      <section className={section} aria-label={text.sound}>
        {state === 'recording' ? (
          <Alert
            tone="warning"
            action={
              <LinkButton size="sm" href={hrefs.recording()}>
                {text.finish}
              </LinkButton>
            }
          >
            {text.unfinished}
          </Alert>
        ) : (
          <MeetingSound meeting={meeting} onSealed={onSealed} />
        )}
      </section>
      {marks.length > 0 ? (
        <section className={section} aria-label={text.gaps}>
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
      <section className={section} aria-label={text.consent}>
        <h2 className={sectionTitle}>{text.consent}</h2>
        <p className={words}>{consent?.text ?? text.noConsent}</p>
        {consent ? <p className={rowFacts}>{text.consentAt(dayAndHour(consent.confirmedAt, now))}</p> : null}
      </section>
    </div>
  );
}

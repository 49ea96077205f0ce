'use client';
import { type PageProps, useFeatureHost, usePageTitle } from '@hengce/feature-kit';
import { isAbsent, QueryBody } from '@hengce/feature-parts';
import { LinkButton, Skeleton, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { page } from '../../components/meeting.css';
import { meetingQueries } from '../../data/meeting';
import { useMeetingHrefs } from '../../hrefs';
import { useMeetingText } from '../../text';
import { ReadyMeeting } from './ReadyMeeting';
import { UnreadyMeeting } from './UnreadyMeeting';

/** One meeting (transcripts/:meetingId): what was said beside its sound, or why there is none yet. */
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
  if (meeting.data?.state === 'ready') return <ReadyMeeting meeting={meeting.data} />;
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
        {(data) => <UnreadyMeeting meeting={data} onSealed={() => void meeting.refetch()} />}
      </QueryBody>
    </div>
  );
}

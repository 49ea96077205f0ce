'use client';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { Alert, Button, LinkButton, PageHeader, Progress } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { parts, section } from '../../components/meeting.css';
import { type Meeting, meetingMutations } from '../../data/meeting';
import { useMeetingHrefs } from '../../hrefs';
import { useMeetingText } from '../../text';
import { MeetingRecord } from './MeetingRecord';
import { factsOf } from './meetingFacts';
import { TrashNote } from './TrashNote';

export interface UnreadyMeetingProps {
  meeting: Meeting;
  onSealed: () => void;
}

/** A meeting that cannot be played yet, and what to do about it. */
export function UnreadyMeeting({ meeting, onSealed }: UnreadyMeetingProps) {
  const text = useMeetingText();
  const now = useNow();
  return (
    <div className={parts}>
      <PageHeader title={meeting.title} description={factsOf(meeting, text.meeting, now)} />
      <TrashNote meeting={meeting} />
      <section className={section} aria-label={text.meeting.sound}>
        <Unready {...{ meeting, onSealed }} />
      </section>
      <div className={section}>
        <MeetingRecord meeting={meeting} />
      </div>
    </div>
  );
}

function Unready({ meeting, onSealed }: UnreadyMeetingProps) {
  const text = useMeetingText();
  const hrefs = useMeetingHrefs();
  const { api } = useFeatureHost();
  const seal = useMutation(meetingMutations(api).sealArrived);
  switch (meeting.state) {
    case 'recording':
      return (
        <Alert
          tone="warning"
          action={
            <LinkButton size="sm" href={hrefs.recording()}>
              {text.meeting.finish}
            </LinkButton>
          }
        >
          {text.meeting.unfinished}
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          tone="warning"
          action={
            <Button
              size="sm"
              isPending={seal.isPending}
              onPress={() => seal.mutate(meeting.id, { onSuccess: onSealed })}
            >
              {text.setUp.retry}
            </Button>
          }
        >
          {text.sealed.failed}
        </Alert>
      );
    default:
      return <Progress label={text.sealed.making} />;
  }
}

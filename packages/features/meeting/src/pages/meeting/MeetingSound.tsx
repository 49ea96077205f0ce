'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Button, Progress } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { type Meeting, meetingMutations } from '../../data/meeting';
import { useMeetingText } from '../../text';
import { MeetingPlayer } from './player/MeetingPlayer';

/** Sound of a meeting, or why there is none yet. */
export function MeetingSound({ meeting, onSealed }: { meeting: Meeting; onSealed: () => void }) {
  const text = useMeetingText();
  const { api } = useFeatureHost();
  const seal = useMutation(meetingMutations(api).sealArrived);
  const { state } = meeting;
  if (state === 'failed')
    return (
      <Alert
        tone="warning"
        action={
          <Button size="sm" isPending={seal.isPending} onPress={() => seal.mutate(meeting.id, { onSuccess: onSealed })}>
            {text.setUp.retry}
          </Button>
        }
      >
        {text.sealed.failed}
      </Alert>
    );
  if (state !== 'ready') return <Progress label={text.sealed.making} />;
  return <MeetingPlayer meeting={meeting} />;
}

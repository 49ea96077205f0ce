'use client';
import { Alert, Button } from '@hengce/ui';
import type { Meeting } from '../../data/meeting';
import { useMeetingText } from '../../text';
import { useMeetingActions } from '../meetings/useMeetingActions';

/** That a meeting is in the trash, and the way out; nothing for one that is not. */
export function TrashNote({ meeting }: { meeting: Meeting }) {
  const text = useMeetingText();
  const { restore } = useMeetingActions(meeting);
  if (meeting.removedAt === null) return null;
  return (
    <Alert
      action={
        <Button size="sm" onPress={restore}>
          {text.list.restore}
        </Button>
      }
    >
      {text.meeting.inTrash}
    </Alert>
  );
}

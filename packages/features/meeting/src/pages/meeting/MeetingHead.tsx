'use client';
import { useNow } from '@hengce/feature-kit';
import type { Saving } from '@hengce/feature-parts';
import { Button, Icon, PageHeader } from '@hengce/ui';
import { FileUp, Share2 } from 'lucide-react';
import { memo } from 'react';
import type { Meeting } from '../../data/meeting';
import { useMeetingText } from '../../text';
import { ExportMenu } from './files/ExportMenu';
import { factsOf } from './meetingFacts';
import { RecogniseButton } from './recognising/RecogniseButton';
import type { TranscriptSession } from './transcript/useTranscript';

/** A dialog of the workspace. */
export type Asked = 'import' | 'recognise' | 'share';

export interface MeetingHeadProps extends Pick<TranscriptSession, 'whenSaved'> {
  meeting: Meeting;
  saving: Saving;
  hasWords: boolean;
  onAsk: (asked: Asked) => void;
}

/** Title of a meeting and what can be done with all of it. Typing does not draw it again. */
export const MeetingHead = memo(function MeetingHead(props: MeetingHeadProps) {
  const { meeting, saving, hasWords, whenSaved, onAsk } = props;
  const text = useMeetingText();
  const now = useNow();
  return (
    <PageHeader
      title={meeting.title}
      description={[factsOf(meeting, text.meeting, now), text.transcript.saved[saving]].join('，')}
      actions={
        <>
          <Button iconStart={<Icon icon={FileUp} />} onPress={() => onAsk('import')}>
            {text.importing.open}
          </Button>
          {hasWords ? <RecogniseButton meetingId={meeting.id} onAsk={() => onAsk('recognise')} /> : null}
          <Button iconStart={<Icon icon={Share2} />} onPress={() => onAsk('share')}>
            {text.sharing.title}
          </Button>
          <ExportMenu meetingId={meeting.id} whenSaved={whenSaved} />
        </>
      }
    />
  );
});

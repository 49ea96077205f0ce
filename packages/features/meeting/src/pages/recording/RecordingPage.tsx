'use client';
import { PageHeader } from '@hengce/ui';
import { useState } from 'react';
import { page } from '../../components/meeting.css';
import { useMeetingText } from '../../text';
import { Recovery } from './Recovery';
import { Running } from './Running';
import { Sealed } from './Sealed';
import { SetUp } from './SetUp';
import { useRecorder } from './useRecorder';
import type { Saved } from './useUnfinished';
import { Warnings } from './Warnings';

/** 会议录音 (efficiency/recording): from the first permission to a recording that the server has sealed. */
export function RecordingPage() {
  const text = useMeetingText();
  const [state, recorder] = useRecorder();
  const { phase, sending, recording } = state;
  const [recovered, setRecovered] = useState<Saved | null>(null);
  const saved = sending.state === 'sealed' && recording ? { ...sending, title: recording.title } : recovered;
  const isBefore = !saved && (phase === 'off' || phase === 'asking' || phase === 'ready');
  const again = () => {
    setRecovered(null);
    recorder.reset();
  };
  return (
    <div className={page}>
      <PageHeader title={text.title} description={text.description} />
      <Warnings state={state} />
      {isBefore && !state.isElsewhere ? <Recovery onSaved={setRecovered} /> : null}
      {isBefore ? <SetUp state={state} recorder={recorder} /> : null}
      {phase === 'recording' || phase === 'paused' || phase === 'ending' ? (
        <Running state={state} recorder={recorder} />
      ) : null}
      {saved ? <Sealed meetingId={saved.meetingId} title={saved.title} onAgain={again} /> : null}
    </div>
  );
}

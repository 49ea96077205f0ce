'use client';
import { Link, PageHeader } from '@hengce/ui';
import { useState } from 'react';
import { page } from '../../components/meeting.css';
import { useMeetingHrefs } from '../../hrefs';
import { useMeetingText } from '../../text';
import { CaptionsNotice, LiveCaptions } from './captions/LiveCaptions';
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
  const hrefs = useMeetingHrefs();
  const [state, recorder, captions] = useRecorder();
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
      <PageHeader
        title={text.title}
        description={text.description}
        // Not while it records: leaving the page would end that.
        actions={isBefore ? <Link href={hrefs.recordingDialect()}>{text.setUp.dialect}</Link> : undefined}
      />
      <Warnings state={state} />
      {isBefore && !state.isElsewhere ? <Recovery onSaved={setRecovered} /> : null}
      {isBefore ? (
        <>
          <SetUp state={state} recorder={recorder} />
          <CaptionsNotice captions={captions} />
        </>
      ) : null}
      {phase === 'recording' || phase === 'paused' || phase === 'ending' ? (
        <>
          <Running state={state} recorder={recorder} />
          <LiveCaptions captions={captions} />
        </>
      ) : null}
      {saved ? <Sealed meetingId={saved.meetingId} title={saved.title} onAgain={again} /> : null}
    </div>
  );
}

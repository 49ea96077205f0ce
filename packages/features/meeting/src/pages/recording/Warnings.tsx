'use client';
import { Alert, clock } from '@hengce/ui';
import type { RecorderState } from '../../recording/createRecorder';
import { isSilent } from '../../recording/sound';
import { useMeetingText } from '../../text';

/** What the user should see to while it records; nothing while all is well. */
export function Warnings({ state }: { state: RecorderState }) {
  const text = useMeetingText().warnings;
  const { phase, isDeviceLost, sound, sending, storage, roomMinutes, recording } = state;
  if (phase === 'off' || phase === 'asking' || phase === 'sealed') return null;
  const isRecording = phase === 'recording';
  const gap = isRecording ? recording?.marks.findLast(({ kind }) => kind === 'interrupted') : undefined;
  return (
    <>
      {isDeviceLost ? <Alert tone="danger">{text.deviceLost}</Alert> : null}
      {isRecording && !isDeviceLost && isSilent(sound) ? <Alert tone="warning">{text.silent}</Alert> : null}
      {storage === 'full' ? <Alert tone="danger">{text.storageFull}</Alert> : null}
      {storage === 'low' ? <Alert tone="warning">{text.storageLow(roomMinutes)}</Alert> : null}
      {sending.state === 'refused' ? <Alert tone="danger">{text.refused(sending.reason)}</Alert> : null}
      {sending.state === 'waiting' ? <Alert tone="warning">{text.offline}</Alert> : null}
      {gap ? (
        <Alert tone="warning">{text.interrupted(clock(gap.atMs / 1000), clock((gap.lastsMs ?? 0) / 1000))}</Alert>
      ) : null}
    </>
  );
}

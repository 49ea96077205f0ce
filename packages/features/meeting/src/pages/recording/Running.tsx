'use client';
import { Button, clock, Select, Text } from '@hengce/ui';
import { actions } from '../../components/meeting.css';
import type { Recorder, RecorderState } from '../../recording/createRecorder';
import { useMeetingText } from '../../text';
import { LiveWave } from './LiveWave';
import { dot, running, runningHead, runningName, saved, time } from './RecordingPage.css';

/** While it records, and until the server has everything. */
export function Running({ state, recorder }: { state: RecorderState; recorder: Recorder }) {
  const all = useMeetingText();
  const text = all.running;
  const { phase, sound, elapsedMs, progress, recording, isDeviceLost, microphones, deviceId } = state;
  const isOn = phase === 'recording';
  return (
    <section className={running} aria-label={text.recording}>
      <div className={runningHead}>
        <span className={dot} data-on={isOn ? '' : undefined} />
        <span role="status">{{ recording: text.recording, paused: text.paused }[phase as string] ?? text.ending}</span>
      </div>
      <h2 className={runningName}>{recording?.title}</h2>
      <span className={time} role="timer" aria-label={text.elapsed}>
        {clock(elapsedMs / 1000)}
      </span>
      <LiveWave wave={sound.wave} label={text.wave} isOff={!isOn} />
      <div>
        <p className={saved}>{progress.savedMs > 0 ? text.savedTo(clock(progress.savedMs / 1000)) : text.notYet}</p>
        {progress.waiting > 2 ? <Text variant="meta">{text.keptHere(progress.waiting)}</Text> : null}
      </div>
      {isDeviceLost ? (
        <Select
          label={all.setUp.microphone}
          selectedKey={deviceId}
          items={microphones.map(({ id, label }, n) => ({ id, label: label || all.setUp.unnamedMicrophone(n + 1) }))}
          onSelectionChange={(id) => void recorder.use(id)}
        />
      ) : null}
      {phase === 'ending' ? null : (
        <>
          <div className={actions}>
            <Button onPress={isOn ? recorder.pause : recorder.resume}>{isOn ? text.pause : text.resume}</Button>
            <Button variant="primary" onPress={() => void recorder.end()}>
              {text.end}
            </Button>
          </div>
          <Text variant="meta">{text.stay}</Text>
        </>
      )}
    </section>
  );
}

'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useAskBeforeClosing } from '@hengce/feature-parts';
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { recordingServer } from '../../data/chunkServers';
import { refusalOf } from '../../data/meeting';
import { createRecorder, type Recorder, type RecorderState } from '../../recording/createRecorder';
import { DeviceContext } from '../../recording/device';
import { patient } from '../../recording/patient';

/** Recorder of the page and its state. What it records survives the page; recording ends with it. */
export function useRecorder(): [RecorderState, Recorder] {
  const { api, now } = useFeatureHost();
  const device = useContext(DeviceContext);
  const recorder = useMemo(
    () =>
      createRecorder({
        device,
        server: recordingServer(api),
        refusalOf,
        wait: patient,
        newId: () => crypto.randomUUID(),
        now: now ?? (() => new Date()),
      }),
    [api, device, now],
  );
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  useEffect(() => {
    const end = recorder.watch();
    window.addEventListener('online', recorder.retry);
    return () => {
      window.removeEventListener('online', recorder.retry);
      end();
    };
  }, [recorder]);
  useAskBeforeClosing(state.phase === 'recording' || state.phase === 'paused');
  return [state, recorder];
}

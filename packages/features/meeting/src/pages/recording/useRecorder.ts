'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useAskBeforeClosing } from '@hengce/feature-parts';
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { recordingServer, sendSound } from '../../data/chunkServers';
import { refusalOf, soundRefusalOf } from '../../data/meeting';
import { recognitionQueries } from '../../data/recognition';
import { captioned } from '../../recording/captioned';
import { type Captions, createCaptions } from '../../recording/captions';
import { createRecorder, type Recorder, type RecorderState } from '../../recording/createRecorder';
import { DeviceContext } from '../../recording/device';
import { patient } from '../../recording/patient';

/** Recorder of the page and its state. What it records survives the page; recording ends with it. */
export function useRecorder(): [RecorderState, Recorder, Captions] {
  const { api, now } = useFeatureHost();
  const device = useContext(DeviceContext);
  const captions = useMemo(
    () =>
      createCaptions({
        send: sendSound(api),
        refusalOf: soundRefusalOf,
        wait: (ms) => patient(ms, new AbortController().signal),
      }),
    [api],
  );
  const recorder = useMemo(() => {
    const { capture, server } = captioned(device.capture, recordingServer(api), captions);
    return createRecorder({
      device: { ...device, capture },
      server,
      refusalOf,
      wait: patient,
      newId: () => crypto.randomUUID(),
      now: now ?? (() => new Date()),
    });
  }, [api, captions, device, now]);
  const { data: service } = useQuery(recognitionQueries(api).recogniser());
  const hasLive = service?.recogniser?.hasLive ?? false;
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  useEffect(() => {
    const end = recorder.watch();
    window.addEventListener('online', recorder.retry);
    return () => {
      window.removeEventListener('online', recorder.retry);
      end();
    };
  }, [recorder]);
  // After the recorder's, so that the last sentences are asked for before the page is left.
  useEffect(() => {
    captions.turn(hasLive);
    return () => captions.turn(false);
  }, [captions, hasLive]);
  useAskBeforeClosing(state.phase === 'recording' || state.phase === 'paused');
  return [state, recorder, captions];
}

'use client';
import { isApiError } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { recordingServer } from '../../data/chunkServers';
import { meetingMutations, meetingQueries, meetingsKey, refusalOf } from '../../data/meeting';
import { DeviceContext } from '../../recording/device';
import { patient } from '../../recording/patient';
import { createSender, type Sender, type Sending } from '../../recording/sender';
import { useMeetingText } from '../../text';

/** A recording that the server has not sealed. */
export interface Unfinished {
  /** Id on this device; of one that was recorded elsewhere that of the server. */
  id: string;
  meetingId: string | null;
  title: string;
  startedAt: string;
  /** Whether its sound is on this device. */
  isHere: boolean;
  recordedMs: number;
  /** Chunks that are on this device only. */
  waiting: number;
  /** Where it still goes on; absent when it is over. */
  runsIn?: 'tab' | 'device';
  /** How saving it goes; absent before. */
  sending?: Sending;
}

/** A recording that was brought to its end. */
export interface Saved {
  meetingId: string;
  title: string;
}

/** A recording of which the server heard within this time may still go on. */
const runningMs = 2 * 60_000;

type Saving = Record<string, { sending: Sending; waiting: number }>;

/** Recordings that were not ended, here and at the server, and what brings each to an end. */
export function useUnfinished(onSaved: (saved: Saved) => void) {
  const text = useMeetingText().recovery;
  const { api, session } = useFeatureHost();
  const { store, isClaimed } = useContext(DeviceContext);
  const now = useNow();
  const client = useQueryClient();
  const [saving, setSaving] = useState<Saving>({});
  const senders = useRef<Sender[]>([]);
  const sealArrived = useMutation(meetingMutations(api).sealArrived);
  const remove = useMutation(meetingMutations(api).remove);
  const here = useQuery({
    queryKey: [...meetingsKey, 'here'],
    queryFn: async () => {
      // What another account recorded here is not this one's.
      const own = (await store.recordings()).filter(({ owner }) => owner === (session.phone ?? ''));
      // While another tab records, none of them is touched: one is not over.
      const isInTab = await isClaimed();
      const left = (isInTab ? [] : own).map(async (recording) => ({
        recording,
        progress: await store.progress(recording.id),
      }));
      return { inTab: isInTab ? own.map(({ id }) => id) : [], left: await Promise.all(left) };
    },
    networkMode: 'always',
    gcTime: 0,
  });
  const there = useQuery(meetingQueries(api).unsealed());
  useEffect(() => {
    const all = senders.current;
    return () => {
      for (const sender of all) sender.stop();
    };
  }, []);

  const local = here.data?.left ?? [];
  const isHere = (clientId: string) => local.some(({ recording }) => recording.id === clientId);
  const rows: Unfinished[] = [
    ...local.map(({ recording: { id, meetingId, title, startedAt }, progress }) => ({
      id,
      meetingId,
      title,
      startedAt,
      isHere: true,
      recordedMs: progress.recordedMs,
      waiting: progress.waiting,
      ...saving[id],
    })),
    ...(there.data?.rows ?? [])
      .filter(({ origin, clientId }) => origin === 'recorded' && here.isSuccess && !isHere(clientId))
      .map(({ id, clientId, title, createdAt, updatedAt, durationMs }) => ({
        id,
        meetingId: id,
        title,
        startedAt: createdAt,
        isHere: false,
        recordedMs: durationMs,
        waiting: 0,
        ...(now.getTime() - Date.parse(updatedAt) < runningMs && {
          runsIn: here.data?.inTab.includes(clientId) ? ('tab' as const) : ('device' as const),
        }),
        ...saving[id],
      })),
  ];
  const refresh = () => client.invalidateQueries({ queryKey: meetingsKey });
  const tell = (id: string, sending: Sending, waiting: number) =>
    setSaving((all) => ({ ...all, [id]: { sending, waiting } }));
  const done = (saved: Saved) => {
    toast(text.saved);
    void refresh();
    onSaved(saved);
  };

  function save({ id, title, isHere }: Unfinished) {
    const found = local.find(({ recording }) => recording.id === id);
    if (isHere && found) {
      const sender = createSender({
        recording: found.recording,
        store,
        server: recordingServer(api),
        refusalOf,
        wait: patient,
        onChange(sending, { waiting }) {
          tell(id, sending, waiting);
          if (sending.state === 'sealed') done({ meetingId: sending.meetingId, title });
        },
      });
      senders.current.push(sender);
      tell(id, { state: 'sending' }, found.progress.waiting);
      sender.finish();
      return;
    }
    tell(id, { state: 'sending' }, 0);
    sealArrived.mutate(id, {
      onSuccess: () => done({ meetingId: id, title }),
      onError: (error) =>
        tell(id, { state: 'refused', reason: error.kind === 'rejected' ? error.message : text.saveFailed }, 0),
    });
  }

  async function discard({ id, meetingId, isHere }: Unfinished) {
    try {
      if (meetingId) await remove.mutateAsync(meetingId);
    } catch (error) {
      // Gone there already: it goes here too.
      if (!isApiError(error) || error.status !== 404) throw error;
    }
    if (isHere) await store.remove(id);
    await refresh();
  }

  return { rows, save, discard };
}

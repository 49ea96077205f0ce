'use client';
import { type ApiError, isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useEffect, useRef, useState } from 'react';

const keepMs = 300;
const saveMs = 1_000;
/** After a failure; typing asks sooner. */
const againMs = 10_000;

/** `refused`: the server refuses this state; `conflict`: it has another one by now. */
export type Saving = 'saved' | 'unsaved' | 'running' | 'failed' | 'refused' | 'conflict';

/** Work that has not arrived, and the revision that it changes. */
export interface Unsaved<W> {
  revision: number;
  work: W;
}

interface Options<W> {
  /** Key of the draft that keeps the work on this device. */
  draftKey: string;
  work: W;
  /** What the server has. */
  kept: Unsaved<W>;
  save: (work: W, revision: number) => Promise<{ revision: number }>;
}

export interface Autosave {
  saving: Saving;
  /** Reason of a refusal, in the server's words. */
  why: string | null;
  /** Resolves to the revision when the server has everything; rejects with the ApiError of the call that failed. */
  flush: () => Promise<number>;
  /** Saves what is here as a change of another revision: in a conflict that of the server, of which nothing is left then. */
  saveOn: (revision: number) => Promise<void>;
}

const stateAfter = ({ kind, status }: ApiError): Saving =>
  status === 409 ? 'conflict' : kind === 'rejected' && status !== 429 ? 'refused' : 'failed';

/** Keeps changes on this device at once and on the server a moment later. */
export function useAutosave<W>({ draftKey, work, kept: first, save }: Options<W>): Autosave {
  const { drafts } = useFeatureHost();
  const kept = useRef(first);
  const latest = useRef(work);
  latest.current = work;
  const [state, setState] = useState<{ saving: Saving; why: string | null }>({ saving: 'saved', why: null });
  const [keptWork, setKeptWork] = useState(first.work);
  const running = useRef<Promise<void> | null>(null);
  const saveNow = useRef(save);
  saveNow.current = save;

  const send = async () => {
    const sent = latest.current;
    setState({ saving: 'running', why: null });
    try {
      const { revision } = await saveNow.current(sent, kept.current.revision);
      kept.current = { revision, work: sent };
      setKeptWork(() => sent);
      setState({ saving: 'saved', why: null });
      if (latest.current === sent) await drafts?.write(draftKey, null);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // What was changed meanwhile has not been refused.
      const saving = latest.current === sent || error.status === 409 ? stateAfter(error) : 'failed';
      setState({ saving, why: saving === 'refused' ? error.message : null });
      throw error;
    }
  };
  const flush = async (): Promise<number> => {
    while (running.current) await running.current.catch(() => undefined);
    if (latest.current !== kept.current.work) {
      running.current = send().finally(() => {
        running.current = null;
      });
      await running.current;
    }
    return kept.current.revision;
  };
  const saveOn = async (revision: number): Promise<void> => {
    kept.current = { ...kept.current, revision };
    await flush().catch(() => undefined);
  };
  const flushNow = useRef(flush);
  flushNow.current = flush;

  const isDirty = work !== keptWork;
  const { saving } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the work starts the clocks again
  useEffect(() => {
    if (!isDirty) return;
    const { revision } = kept.current;
    const keep = setTimeout(() => void drafts?.write(draftKey, JSON.stringify({ revision, work })), keepMs);
    // A failure is shown by the state.
    const later =
      saving === 'conflict'
        ? undefined
        : setTimeout(() => flushNow.current().catch(() => undefined), saving === 'failed' ? againMs : saveMs);
    return () => {
      clearTimeout(keep);
      clearTimeout(later);
    };
  }, [work, isDirty, drafts, draftKey]);
  useEffect(
    () => () => {
      // Left within the second: what is written goes on its way.
      if (latest.current !== kept.current.work) void flushNow.current().catch(() => undefined);
    },
    [],
  );
  return { ...state, saving: isDirty && saving === 'saved' ? 'unsaved' : saving, flush, saveOn };
}

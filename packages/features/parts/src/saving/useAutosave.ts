'use client';
import { type ApiError, isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

const keepMs = 300;
const saveMs = 1_000;
/** After a failure; typing asks sooner. */
const againMs = 10_000;

/** `failed`: it is tried again; `refused`: the server refuses this state; `conflict`: it has another one by now. */
export type Saving = 'saved' | 'unsaved' | 'running' | 'failed' | 'refused' | 'conflict';

/** Work that has not arrived, and the revision that it changes. */
export interface Unsaved<W> {
  revision: number;
  work: W;
}

export interface AutosaveOptions<W> {
  /** Key of the draft that keeps the work on this device. */
  draftKey: string;
  /** The work as it is now; another object is another state. */
  work: W;
  /** What the server has at first. */
  kept: Unsaved<W>;
  /** What the draft holds of the work, where the whole is too much for every pause: what the server lacks of it. The whole when left out. */
  draftOf?: (work: W) => unknown;
  /** Saves the work as a change of a revision. @returns the revision that it became @throws ApiError */
  save: (work: W, revision: number) => Promise<{ revision: number }>;
}

export interface Autosave {
  saving: Saving;
  /** Reason of a refusal, in the server's words; else null. */
  why: string | null;
  /** The same function as long as the page stays. Resolves to the revision when the server has everything; rejects with the ApiError of the call that failed. */
  flush: () => Promise<number>;
  /** Saves what is here as a change of another revision: in a conflict that of the server, of which nothing is left then. */
  saveOn: (revision: number) => Promise<void>;
}

const stateAfter = ({ kind, status }: ApiError): Saving =>
  status === 409 ? 'conflict' : kind === 'rejected' && status !== 429 ? 'refused' : 'failed';

/** Keeps changes on this device at once and on the server a moment later. Where it failed, it tries again by itself. */
export function useAutosave<W>(options: AutosaveOptions<W>): Autosave {
  const { draftKey, work, kept: first, save, draftOf = (whole) => whole } = options;
  const { drafts } = useFeatureHost();
  const kept = useRef(first);
  const latest = useRef(work);
  latest.current = work;
  const [state, setState] = useState<{ saving: Saving; why: string | null; of: W }>({
    saving: 'saved',
    why: null,
    of: first.work,
  });
  const running = useRef<Promise<void> | null>(null);
  const saveNow = useRef(save);
  saveNow.current = save;

  const send = async () => {
    const sent = latest.current;
    setState({ saving: 'running', why: null, of: sent });
    try {
      const { revision } = await saveNow.current(sent, kept.current.revision);
      kept.current = { revision, work: sent };
      setState({ saving: 'saved', why: null, of: sent });
      if (latest.current === sent) await drafts?.write(draftKey, null);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const saving = stateAfter(error);
      setState({ saving, why: saving === 'refused' ? error.message : null, of: sent });
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
  const flushLatest = useCallback(() => flushNow.current(), []);

  // What was saved or refused is another thing once it is changed.
  const isOld = state.of !== work && (state.saving === 'saved' || state.saving === 'refused');
  const saving = isOld ? 'unsaved' : state.saving;
  const canSave = useRef(true);
  canSave.current = saving !== 'conflict' && saving !== 'refused';
  const hasFailed = saving === 'failed' && state.of === work;
  const isDirty = work !== kept.current.work;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the work starts the clocks again
  useEffect(() => {
    if (!isDirty) return;
    const keep = () => {
      const draft = { revision: kept.current.revision, work: draftOf(work) };
      void drafts?.write(draftKey, JSON.stringify(draft));
    };
    const soon = setTimeout(keep, keepMs);
    // Closed or loaded anew before that; where there is only the later of the two, what it begins may not end.
    window.addEventListener('beforeunload', keep);
    window.addEventListener('pagehide', keep);
    // A failure is shown by the state.
    const later = canSave.current
      ? setTimeout(() => flushNow.current().catch(() => undefined), hasFailed ? againMs : saveMs)
      : undefined;
    return () => {
      clearTimeout(soon);
      window.removeEventListener('beforeunload', keep);
      window.removeEventListener('pagehide', keep);
      clearTimeout(later);
    };
  }, [work, isDirty, saving, drafts, draftKey]);
  useEffect(
    () => () => {
      // Left within the second: what is written goes on its way.
      if (latest.current !== kept.current.work && canSave.current) void flushNow.current().catch(() => undefined);
    },
    [],
  );
  return { saving, why: isOld ? null : state.why, flush: flushLatest, saveOn };
}

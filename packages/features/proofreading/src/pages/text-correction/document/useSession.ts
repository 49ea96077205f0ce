'use client';
import { type ApiError, isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { checkKey, documentsKey, type ProofreadingVersion, proofreadingMutations } from '../../../data/proofreading';
import { presentText } from '../../../model/edits';
import { isUnsaved, openSession, type Session, type SessionAction, sessionReducer } from '../../../model/session';
import { forgetUnsaved, keepUnsaved, type Unsaved } from './useUnsaved';

const keepMs = 300;
const saveMs = 1_000;
/** After a failure; typing asks sooner. */
const againMs = 10_000;

export interface OpenSession {
  session: Session;
  dispatch: Dispatch<SessionAction>;
  /** Resolves when the server has everything; rejects with the ApiError of the call that failed. */
  flush: () => Promise<void>;
}

const canSave = (saving: Session['saving']): boolean => saving !== 'conflict' && saving !== 'refused';

/** State after a failed call, by whether the same would do another time. */
function notSaved({ kind, status, message }: ApiError): SessionAction {
  if (status === 409) return { type: 'notSaved', as: 'conflict' };
  const isFinal = kind === 'rejected' && status !== 429;
  return isFinal ? { type: 'notSaved', as: 'refused', why: message } : { type: 'notSaved', as: 'failed' };
}

/** Session of a version: stored locally at once, on the server a moment later. */
export function useSession(version: ProofreadingVersion, unsaved: Unsaved | null): OpenSession {
  const { api, drafts } = useFeatureHost();
  const client = useQueryClient();
  const [session, dispatch] = useReducer(sessionReducer, null, () => {
    const { text, edits, ignored, revision } = version;
    return openSession(presentText(text, unsaved?.edits ?? edits), { revision, edits, ignored }, unsaved ?? undefined);
  });
  const latest = useRef(session);
  latest.current = session;
  const { mutateAsync: saveEdits } = useMutation(proofreadingMutations(api).saveEdits);
  const running = useRef<Promise<void> | null>(null);
  const { documentId, version: number } = version;

  const save = async (): Promise<void> => {
    const { edits, ignored, kept } = latest.current;
    dispatch({ type: 'saving' });
    try {
      const { revision } = await saveEdits({
        documentId,
        version: number,
        revision: kept.revision,
        edits: [...edits],
        ignored: [...ignored],
      });
      latest.current = { ...latest.current, kept: { revision, edits, ignored } };
      dispatch({ type: 'saved', kept: { revision, edits, ignored } });
      if (drafts && latest.current.edits === edits && latest.current.ignored === ignored)
        await forgetUnsaved(drafts, version);
      void client.invalidateQueries({ queryKey: documentsKey });
      void client.invalidateQueries({ queryKey: checkKey(documentId, number) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // What was changed meanwhile has not been refused.
      const isLatest = latest.current.edits === edits && latest.current.ignored === ignored;
      dispatch(isLatest || error.status === 409 ? notSaved(error) : { type: 'notSaved', as: 'failed' });
      throw error;
    }
  };
  const flush = async (): Promise<void> => {
    while (running.current) await running.current.catch(() => undefined);
    if (!isUnsaved(latest.current)) return;
    running.current = save().finally(() => {
      running.current = null;
    });
    return running.current;
  };
  const flushNow = useRef(flush);
  flushNow.current = flush;

  const { edits, ignored, saving } = session;
  const isDirty = isUnsaved(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the work starts the clocks again
  useEffect(() => {
    if (!isDirty) return;
    const keep = setTimeout(() => {
      const { kept } = latest.current;
      if (drafts) void keepUnsaved(drafts, version, { revision: kept.revision, edits, ignored });
    }, keepMs);
    // A failure is shown by the state of the session.
    const send = canSave(saving)
      ? setTimeout(() => flushNow.current().catch(() => undefined), saving === 'failed' ? againMs : saveMs)
      : undefined;
    return () => {
      clearTimeout(keep);
      clearTimeout(send);
    };
  }, [edits, ignored, isDirty, saving, drafts]);
  useEffect(
    () => () => {
      // Left within the second: what is written goes on its way.
      if (isUnsaved(latest.current) && canSave(latest.current.saving)) void flushNow.current().catch(() => undefined);
    },
    [],
  );
  return { session, dispatch, flush };
}

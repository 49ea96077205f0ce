'use client';
import { isApiError } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { type Autosave, type Unsaved, useAutosave } from '@hengce/feature-parts';
import type { Transcript } from '@hengce/transcript';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useReducer, useRef } from 'react';
import { type MeetingTranscript, meetingMutations, meetingQueries, meetingsKey } from '../../../data/meeting';
import { type Change, changesOf, withChanges } from '../../../model/changes';
import { openSession, sessionReducer } from '../../../model/session';
import { useMeetingText } from '../../../text';

export const transcriptDraftKey = (meetingId: string) => `meeting:${meetingId}:transcript`;

export interface TranscriptSession {
  work: Transcript;
  canUndo: boolean;
  canRedo: boolean;
  /** @param of what it is a change of: changes of the same that follow each other are undone together */
  change: (work: Transcript, of?: string) => void;
  undo: () => void;
  redo: () => void;
  /** What is typed next is a step of its own. */
  settle: () => void;
  autosave: Autosave;
  /** Saves what is here over what another page saved; a failure is told. */
  keepMine: () => void;
  /** Does something with the revision of the server when that has everything; where it could not be saved, that is told and nothing is done. */
  whenSaved: (then: (revision: number) => void) => void;
}

export interface TranscriptOptions {
  meetingId: string;
  /** What the server has. */
  kept: MeetingTranscript;
  /** The same as it is opened, with a segment wherever somebody speaks. */
  opened: Transcript;
  /** What an earlier visit changed and the server never got. */
  unsaved: Unsaved<Change[]> | null;
}

/** Transcript of a meeting while it is edited: every change can be undone, and is saved by itself. */
export function useTranscript({ meetingId, kept, opened, unsaved }: TranscriptOptions): TranscriptSession {
  const text = useMeetingText().saving;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [session, dispatch] = useReducer(sessionReducer, null, () =>
    openSession(unsaved ? withChanges(kept, unsaved.work) : opened),
  );
  const saved = useRef<Transcript>(kept);
  const { mutateAsync: save } = useMutation(meetingMutations(api).saveTranscript);
  const autosave = useAutosave<Transcript>({
    draftKey: transcriptDraftKey(meetingId),
    work: session.work,
    kept: { revision: unsaved?.revision ?? kept.revision, work: opened },
    draftOf: (work) => changesOf(saved.current, work),
    async save(sent, revision) {
      let reached = revision;
      for (const change of changesOf(saved.current, sent))
        reached = (await save({ meetingId, revision: reached, ...change })).revision;
      saved.current = sent;
      void client.invalidateQueries({ queryKey: meetingsKey });
      return { revision: reached };
    },
  });
  const failed = useCallback(
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      if (error.kind !== 'session-expired') toast(text.stayed, { tone: 'error' });
    },
    [text],
  );
  const { flush } = autosave;
  const whenSaved = useCallback((then: (revision: number) => void) => void flush().then(then, failed), [flush, failed]);
  const { transcript } = meetingQueries(api);
  return {
    work: session.work,
    canUndo: session.past.length > 0,
    canRedo: session.future.length > 0,
    change: (work, of) => dispatch({ type: 'changed', work, ...(of !== undefined && { of }) }),
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
    settle: () => dispatch({ type: 'settled' }),
    autosave,
    keepMine: () =>
      void client.fetchQuery({ ...transcript(meetingId), staleTime: 0 }).then((latest) => {
        saved.current = latest;
        return autosave.saveOn(latest.revision);
      }, failed),
    whenSaved,
  };
}

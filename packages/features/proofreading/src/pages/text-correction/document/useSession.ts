'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { type Autosave, type Unsaved, useAutosave } from '@hengce/feature-parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useMemo, useReducer, useState } from 'react';
import { checkKey, documentsKey, type ProofreadingVersion, proofreadingMutations } from '../../../data/proofreading';
import { presentText } from '../../../model/edits';
import { openSession, type Session, type SessionAction, sessionReducer, type Work } from '../../../model/session';
import { unsavedKey } from './useUnsaved';

export interface OpenSession {
  session: Session;
  dispatch: Dispatch<SessionAction>;
  autosave: Autosave;
}

/** Session of a version: stored locally at once, on the server a moment later. */
export function useSession(version: ProofreadingVersion, unsaved: Unsaved<Work> | null): OpenSession {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const { documentId, version: number } = version;
  const [kept] = useState<Work>(() => ({ edits: version.edits, ignored: version.ignored }));
  const [session, dispatch] = useReducer(sessionReducer, unsaved?.work ?? kept, (work) =>
    openSession(presentText(version.text, work.edits), work),
  );
  const { mutateAsync: saveEdits } = useMutation(proofreadingMutations(api).saveEdits);
  const { edits, ignored } = session;
  const work = useMemo(
    () => (edits === kept.edits && ignored === kept.ignored ? kept : { edits, ignored }),
    [edits, ignored, kept],
  );
  const autosave = useAutosave<Work>({
    draftKey: unsavedKey(version),
    work,
    // What was written on an older state is saved as such, and the server says whether that is a conflict.
    kept: { revision: unsaved?.revision ?? version.revision, work: kept },
    async save(sent, revision) {
      const saved = await saveEdits({
        ...{ documentId, version: number, revision },
        edits: [...sent.edits],
        ignored: [...sent.ignored],
      });
      void client.invalidateQueries({ queryKey: documentsKey });
      void client.invalidateQueries({ queryKey: checkKey(documentId, number) });
      return saved;
    },
  });
  return { session, dispatch, autosave };
}

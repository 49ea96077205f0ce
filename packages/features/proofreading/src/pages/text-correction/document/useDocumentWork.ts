'use client';
import type { Unsaved } from '@hengce/feature-parts';
import { useMediaQuery } from '@hengce/ui';
import { media } from '@hengce/ui/theme';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { ProofreadingDocument, ProofreadingVersion } from '../../../data/proofreading';
import type { EditorHandle } from '../../../editor/TextEditor';
import type { Edit } from '../../../model/edits';
import { currentOf, filtered, type OpenIssue } from '../../../model/issues';
import type { Work } from '../../../model/session';
import type { FoundIssue } from '../../../reading/protocol';
import { useModelLayer } from '../issues/useModelLayer';
import { useTriage } from '../issues/useTriage';
import { useLists } from './useLists';
import { useReading } from './useReading';
import { useSession } from './useSession';

/** Work on a version: its text, its issues and the current one. */
export function useDocumentWork(
  document: ProofreadingDocument,
  version: ProofreadingVersion,
  unsaved: Unsaved<Work> | null,
) {
  // There is no room for the list beside the text.
  const isNarrow = useMediaQuery(media.belowMd);
  const editor = useRef<EditorHandle>(null);
  const { session, dispatch, autosave } = useSession(version, unsaved);
  const edits = useRef<readonly Edit[]>(session.edits);
  const isCounted = document.versions.find((one) => one.version === version.version)?.isCounted ?? version.isCounted;
  const model = useModelLayer(version, session.text, autosave.flush);
  const { lists, onRead } = useLists({ editor, session, dispatch, model: model.issues });
  const reading = useReading({ text: session.text, genre: document.genre, isWanted: isCounted, onRead });
  const { severity, class: name } = session;
  const shown = useMemo(() => filtered(lists.open, { severity, class: name }), [lists.open, severity, name]);
  const current = currentOf(shown, session);
  const goOn = useRef<(decided: FoundIssue) => void>(() => undefined);
  const triage = useTriage({ editor, edits, dispatch, goOn });
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [focusAsked, askFocus] = useReducer((times: number) => times + 1, 0);
  const { read } = reading;

  const onEdit = useCallback(
    (text: string, made: readonly Edit[], at: number) => {
      edits.current = made;
      // First: the worker reads while React draws.
      read(text, at);
      dispatch({ type: 'changed', text, edits: made });
    },
    [dispatch, read],
  );
  const select = (issue: OpenIssue) => {
    const place = editor.current?.placeOf(issue.id) ?? issue;
    dispatch({ type: 'selected', issue: { id: issue.id, from: place.from } });
    editor.current?.reveal(place);
  };
  goOn.current = ({ id }) => {
    const at = shown.findIndex((issue) => issue.id === id);
    const next = shown[at + 1] ?? shown[at - 1];
    if (at >= 0 && next) select(next);
  };
  /** The one that was pressed in the text. */
  const selectMark = (id: string) => {
    const issue = lists.open.find((one) => one.id === id);
    if (!issue) return;
    dispatch({ type: 'shown', tab: 'open', ...(shown.includes(issue) ? {} : { severity: null, class: null }) });
    dispatch({ type: 'selected', issue });
    if (isNarrow) setSheetOpen(true);
  };
  const step = (by: 1 | -1) => {
    if (shown.length === 0) return;
    const at = current ? shown.indexOf(current) : -1;
    // The first time it is the one that is shown already.
    const isFirst = session.currentId === null && session.tab === 'open';
    const next = shown[isFirst && by === 1 ? 0 : (at + by + shown.length) % shown.length] as OpenIssue;
    dispatch({ type: 'shown', tab: 'open' });
    select(next);
    if (isNarrow) setSheetOpen(true);
    askFocus();
  };
  return {
    ...{ editor, session, dispatch, autosave, isCounted, reading, model, lists, shown, current, triage },
    ...{ isNarrow, isSheetOpen, setSheetOpen, focusAsked, onEdit, select, selectMark, step },
  };
}

export type DocumentWork = ReturnType<typeof useDocumentWork>;

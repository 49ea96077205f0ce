'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type RefObject, useMemo } from 'react';
import { proofreadingMutations, proofreadingQueries } from '../../../data/proofreading';
import type { EditorHandle } from '../../../editor/TextEditor';
import { type Change, type Edit, keyOfEdit, placedEdits } from '../../../model/edits';
import { canAccept, editIssueOf } from '../../../model/issues';
import type { SessionAction } from '../../../model/session';
import type { FoundIssue } from '../../../reading/protocol';
import { useProofreadingText } from '../../../text';

export interface Triage {
  /** Accepts the first suggestion, or the given one; a toast says so where the words have changed since. */
  accept: (issue: FoundIssue, suggestion?: string) => void;
  /** Accepts all in one undo step. */
  acceptAll: (issues: readonly FoundIssue[]) => void;
  ignore: (issue: FoundIssue) => void;
  /** Ignores an issue in all texts of the account. */
  ignoreAlways: (issue: FoundIssue) => void;
  /** Reverts that an issue is ignored, here and in all texts of the account. */
  notice: (issue: FoundIssue) => void;
  addWord: (issue: FoundIssue) => void;
  /** Reverts an accepted suggestion. */
  takeBack: (keys: ReadonlySet<string>) => void;
}

interface Of {
  editor: RefObject<EditorHandle | null>;
  edits: RefObject<readonly Edit[]>;
  dispatch: Dispatch<SessionAction>;
  /** Goes from a decided issue to the next one. */
  goOn: RefObject<(decided: FoundIssue) => void>;
}

/** Actions on issues: accept, ignore, add as a word, revert. */
export function useTriage({ editor, edits, dispatch, goOn }: Of): Triage {
  const text = useProofreadingText();
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const { mutate: saveEntry } = useMutation(proofreadingMutations(api).saveEntry);
  const { mutate: removeEntries } = useMutation(proofreadingMutations(api).removeEntries);
  return useMemo(() => {
    const lists = proofreadingQueries(api).lists().queryKey;
    const takeBack = (keys: ReadonlySet<string>) =>
      editor.current?.change(
        placedEdits(edits.current)
          .filter(({ edit }) => keys.has(keyOfEdit(edit)))
          .map(({ edit, from, to }) => ({ from, to, insert: edit.original })),
      );
    const accept = (issues: readonly FoundIssue[], suggestion?: string): number => {
      const placed = issues.flatMap((issue) => {
        const place = canAccept(issue) ? editor.current?.placeOf(issue.id) : null;
        return place && place.to - place.from === issue.original.length ? [{ issue, place }] : [];
      });
      const changes = placed.map(
        ({ issue, place }): Change => ({
          ...place,
          insert: suggestion ?? issue.suggestions[0] ?? '',
          issue: editIssueOf(issue),
        }),
      );
      dispatch({ type: 'decided', ids: placed.map(({ issue }) => issue.id) });
      if (changes.length > 0) editor.current?.change(changes);
      if (changes.length < issues.length) toast(text.issues.stale, { tone: 'error' });
      return changes.length;
    };
    /** What becomes of an issue when the lists have changed. */
    const settled = (issue: FoundIssue, done: string) => ({
      async onSuccess() {
        goOn.current(issue);
        await client.invalidateQueries({ queryKey: lists });
        toast(done);
      },
      onError: () => toast(text.issues.ignoreFailed, { tone: 'error' }),
    });
    return {
      accept(issue, suggestion) {
        if (accept([issue], suggestion) > 0) goOn.current(issue);
      },
      acceptAll(issues) {
        const before = new Set(edits.current.map(keyOfEdit));
        const count = accept(issues);
        if (count === 0) return;
        const made = new Set(edits.current.map(keyOfEdit).filter((key) => !before.has(key)));
        toast(text.batch.done(count), { action: { label: text.batch.undo, onPress: () => takeBack(made) } });
      },
      ignore(issue) {
        dispatch({ type: 'ignored', issue });
        goOn.current(issue);
      },
      ignoreAlways: (issue) =>
        saveEntry(
          { kind: 'ignored', ruleId: issue.ruleId, text: issue.original.slice(0, 100) },
          settled(issue, text.issues.ignoredAlways),
        ),
      notice(issue) {
        dispatch({ type: 'noticed', issue });
        const entries = client
          .getQueryData(lists)
          ?.rows.filter(
            ({ kind, ruleId, text: words }) =>
              kind === 'ignored' && ruleId === issue.ruleId && (words === '' || words === issue.original),
          );
        if (entries?.length)
          removeEntries(
            entries.map(({ id }) => id),
            settled(issue, text.issues.noticedAlways),
          );
      },
      addWord: (issue) =>
        saveEntry(
          { kind: 'dictionary', text: issue.original.slice(0, 100) },
          settled(issue, text.issues.addedWord(issue.original)),
        ),
      takeBack,
    };
  }, [editor, edits, dispatch, goOn, text, api, client, saveEntry, removeEntries]);
}

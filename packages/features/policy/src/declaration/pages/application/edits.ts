import { createRequestKey, type FormEdit, type FormEditReply, isApiError } from '@hengce/api';

import { isSameValue } from '../../model/formFields';

export type FieldValue = FormEdit['value'];

/** Edit of a field that is not stored yet. */
export interface Edit extends FormEdit {
  /** Reason of the server's refusal; the edit is sent again after another change. */
  message?: string;
}
export interface EditsState {
  edits: ReadonlyMap<string, Edit>;
  /** Text by field that cannot be read as a value: it is only here, until it is changed. */
  unread: ReadonlyMap<string, string>;
  /** State of the queue; waiting: the network or the server is away, and edits are only here. */
  phase: 'idle' | 'saving' | 'waiting';
  savedAt: Date | null;
}

/** Milliseconds without typing before edits are sent, so that a word is one save. */
const pause = 700;
const longestWait = 30_000;
/** Largest number of edits that the contract takes at once. */
const maxEdits = 100;

/**
 * Queue of one form's edits to the server: one call at a time with at most 100 edits, later ones go with the next,
 * failed ones stay and are sent again under the same id. It outlives the page; nothing of it is in the browser's
 * storage.
 *
 * @param send stores edits; rejects with ApiError
 */
export function createEdits(
  send: (edits: FormEdit[]) => Promise<Pick<FormEditReply, 'results'>>,
  now: () => Date = () => new Date(),
) {
  const listeners = new Set<() => void>();
  /**
   * Edits that were sent and not answered: the server may have stored them, so they go again under their ids before
   * what was typed since.
   */
  const unanswered = new Map<string, FormEdit>();
  let state: EditsState = { edits: new Map(), unread: new Map(), phase: 'idle', savedAt: null };
  let underWay: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSignedOut = false;

  const wait = () => (failures > 0 ? Math.min(longestWait, 1000 * 2 ** failures) : 0);
  const change = (patch: Partial<EditsState>) => {
    state = { ...state, ...patch };
    for (const tell of listeners) tell();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const sendable = (): FormEdit[] =>
    [...state.edits.values()]
      .flatMap(({ message, ...edit }) => (message === undefined ? [unanswered.get(edit.fieldId) ?? edit] : []))
      .slice(0, maxEdits);

  function take({ results }: Pick<FormEditReply, 'results'>) {
    const edits = new Map(state.edits);
    for (const { editId, fieldId, outcome, value, revision, message } of results) {
      const sent = unanswered.get(fieldId);
      const edit = edits.get(fieldId);
      if (sent?.editId === editId) unanswered.delete(fieldId);
      if (!edit) continue;
      if (edit.editId === editId) {
        // Of a conflict the server keeps both values; there it waits for a choice.
        if (outcome === 'refused') edits.set(fieldId, { ...edit, message: message ?? '' });
        else edits.delete(fieldId);
      } else if (outcome === 'saved' && isSameValue(value, sent?.value ?? null)) {
        // Typed on while it was under way: the rest takes the place of what was just kept, unless somebody else already did.
        edits.set(fieldId, { ...edit, baseRevision: revision });
      }
    }
    const isKept = results.some(({ outcome }) => outcome !== 'refused');
    change({ edits, ...(isKept ? { savedAt: now() } : {}) });
  }

  function refuse(sent: readonly FormEdit[], message: string) {
    const edits = new Map(state.edits);
    for (const { editId, fieldId } of sent) {
      unanswered.delete(fieldId);
      const edit = edits.get(fieldId);
      if (edit?.editId === editId) edits.set(fieldId, { ...edit, message });
    }
    change({ edits });
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (underWay) return underWay.then(flush);
    const sent = sendable();
    if (sent.length === 0) return state.phase === 'idle' ? undefined : change({ phase: 'idle' });
    change({ phase: failures > 0 ? 'waiting' : 'saving' });
    for (const edit of sent) unanswered.set(edit.fieldId, edit);
    underWay = send(sent).then(
      (reply) => {
        failures = 0;
        take(reply);
      },
      (error: unknown) => {
        if (isApiError(error) && error.kind === 'rejected') return refuse(sent, error.message);
        failures += 1;
        isSignedOut = isApiError(error) && error.kind === 'session-expired';
      },
    );
    await underWay;
    underWay = undefined;
    const isLeft = sendable().length > 0;
    change({ phase: failures > 0 ? 'waiting' : isLeft ? 'saving' : 'idle' });
    // Nobody to send it for: the next change, or the next visit, tries again.
    if (isLeft && !isSignedOut) later(wait());
  }

  return {
    state: () => state,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    /**
     * Adds an edit, in place of an earlier one of the field. `revision` is that of the field's stored value; with
     * `conflictId` the value settles a conflict.
     */
    put(fieldId: string, value: FieldValue, revision: number, conflictId?: string) {
      const edit: Edit = {
        editId: createRequestKey(),
        fieldId,
        value,
        baseRevision: state.edits.get(fieldId)?.baseRevision ?? revision,
        ...(conflictId ? { conflictId } : {}),
      };
      change({ edits: new Map(state.edits).set(fieldId, edit), unread: without(state.unread, fieldId) });
      later(Math.max(conflictId ? 0 : pause, wait()));
    },
    /** Keeps text that cannot be read as a value: it is not sent, nor is what was typed on the way to it. null gives it up. */
    hold(fieldId: string, text: string | null) {
      const unread = without(state.unread, fieldId);
      if (text === null) return change({ unread });
      change({ edits: without(state.edits, fieldId), unread: unread.set(fieldId, text) });
    },
    /** Sends at once: the field was left, or the network is back. */
    flush,
  };
}
const without = <V>(map: ReadonlyMap<string, V>, key: string) => new Map([...map].filter(([id]) => id !== key));

/** Ids of fields that stay unsaved until somebody changes them: their value was refused, or cannot be read. */
export const stuckFields = ({ edits, unread }: EditsState): string[] => [
  ...unread.keys(),
  ...[...edits.values()].flatMap(({ fieldId, message }) => (message === undefined ? [] : [fieldId])),
];

export type Edits = ReturnType<typeof createEdits>;

'use client';
import { type Dispatch, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { EditorHandle } from '../../../editor/TextEditor';
import { type Lists, listsOf } from '../../../model/issues';
import { nothingDecided, type Session, type SessionAction } from '../../../model/session';
import type { Readout } from '../../../reading/createReader';
import type { FoundIssue } from '../../../reading/protocol';
import { useAlwaysIgnored } from './useAlwaysIgnored';

interface Of {
  editor: RefObject<EditorHandle | null>;
  session: Session;
  dispatch: Dispatch<SessionAction>;
  /** Issues of the model. */
  model: readonly FoundIssue[];
}

/**
 * Lists of a session's issues, and the function that is given what was read: the text is marked at once, the session
 * follows when React draws it.
 */
export function useLists({ editor, session, dispatch, model }: Of): {
  lists: Lists;
  onRead: (readout: Readout) => void;
} {
  const always = useAlwaysIgnored();
  const { readout, ignored: here, decided } = session;
  const ignored = useMemo(() => [...here, ...always], [here, always]);
  // The same lists for both, so that the text is not marked twice.
  const [make] = useState(() => rememberLast(listsOf));
  const latest = useRef({ model, ignored });
  latest.current = { model, ignored };
  const onRead = useCallback(
    (read: Readout) => {
      const { open } = make(read.issues, latest.current.model, latest.current.ignored, nothingDecided);
      editor.current?.mark(open, read.text?.length ?? null);
      dispatch({ type: 'read', readout: read });
    },
    [make, editor, dispatch],
  );
  return { lists: make(readout.issues, model, ignored, decided), onRead };
}

/** Function that returns its last result again while its arguments are the same. */
function rememberLast<A extends readonly unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  let last: { args: A; result: R } | undefined;
  return (...args) => {
    if (!last?.args.every((arg, at) => arg === args[at])) last = { args, result: make(...args) };
    return last.result;
  };
}

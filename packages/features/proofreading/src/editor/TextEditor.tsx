'use client';
import { history, historyKeymap, isolateHistory, redo, standardKeymap, undo } from '@codemirror/commands';
import { EditorState, type StateEffect, type StateField } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { DocumentFont } from '@hengce/ui';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { type Change, type Edit, type EditIssue, placedEdits, presentText } from '../model/edits';
import { editsField, taken } from './editsField';
import {
  acceptedMarks,
  currentMark,
  type Found,
  foundMarks,
  issueMarks,
  type Mark,
  markAt,
  placeOf,
  type Span,
} from './marks';
import { scrollMarks } from './scrollMarks';
import { frame } from './TextEditor.css';
import { theme } from './theme';

export interface EditorHandle {
  /** Present range of an issue; null when its words are gone. */
  placeOf: (id: string) => Span | null;
  /** Marks the text without waiting for the props that say the same. */
  mark: (marks: readonly Mark[], marksLength: number | null) => void;
  /** Applies several changes as one undo step. */
  change: (changes: readonly Change[]) => void;
  undo: () => void;
  redo: () => void;
  reveal: (span: Span) => void;
  /** Sets the caret and the focus. */
  focus: (at?: number) => void;
}

export interface TextEditorProps {
  /** Ref of the handle, under a name of its own: React 18 keeps `ref` to itself. */
  handle: Ref<EditorHandle>;
  label: string;
  /** Original text; `initialEdits` are the edits to it, later ones are made by the editor. */
  original: string;
  initialEdits: readonly Edit[];
  isReadOnly: boolean;
  /** Marks in the order of the text. */
  marks: readonly Mark[];
  /** Length of the text that the marks belong to; marks of another text wait for newer ones. */
  marksLength: number | null;
  currentId: string | null;
  found: Found;
  onChange: (text: string, edits: readonly Edit[], near: number) => void;
  onSelect: (id: string) => void;
}

/** Editor of a text with strokes under its issues. Words that an input method still composes are left alone. */
export function TextEditor({
  handle,
  label,
  original,
  initialEdits,
  isReadOnly,
  marks,
  marksLength,
  currentId,
  found,
  onChange,
  onSelect,
}: TextEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const edits = useRef<StateField<readonly Edit[]>>(undefined);
  const told = useRef({ onChange, onSelect });
  told.current = { onChange, onSelect };
  const shown = useRef<Shown>({ marks, marksLength, currentId, found });
  shown.current = { marks, marksLength, currentId, found };
  const last = useRef<Shown | null>(null);
  const initial = useRef(initialEdits);

  useEffect(() => {
    const element = host.current as HTMLDivElement;
    // Mounted twice in development: a root is given once.
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const kept = editsField(original, initial.current);
    edits.current = kept.field;
    const made = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: presentText(original, initial.current),
        extensions: [
          history(),
          kept.extension,
          keymap.of([...standardKeymap, ...historyKeymap]),
          drawSelection(),
          EditorView.lineWrapping,
          EditorState.readOnly.of(isReadOnly),
          EditorView.contentAttributes.of({
            'aria-label': label,
            tabindex: '0',
            spellcheck: 'false',
            autocorrect: 'off',
          }),
          issueMarks.extension,
          currentMark.extension,
          acceptedMarks.extension,
          foundMarks.extension,
          theme,
          scrollMarks,
          EditorView.updateListener.of((update) => {
            if (update.docChanged)
              told.current.onChange(
                update.state.doc.toString(),
                update.state.field(kept.field),
                update.state.selection.main.head,
              );
          }),
          EditorView.domEventHandlers({
            click(event, at) {
              const place = at.posAtCoords({ x: event.clientX, y: event.clientY });
              const id = place === null ? null : markAt(at, place);
              if (id !== null) told.current.onSelect(id);
            },
            compositionend(_event, at) {
              // The words are not in the text yet.
              setTimeout(() => show(at, kept.field, shown.current, last));
            },
          }),
        ],
      }),
    });
    view.current = made;
    last.current = null;
    show(made, kept.field, shown.current, last);
    return () => made.destroy();
  }, [original, isReadOnly, label]);

  // With the list that they belong to, not a frame later.
  useLayoutEffect(() => {
    if (view.current && edits.current)
      show(view.current, edits.current, { marks, marksLength, currentId, found }, last);
  }, [marks, marksLength, currentId, found]);

  useImperativeHandle(
    handle,
    () => ({
      ...handleOf(view),
      mark(given, length) {
        shown.current = { ...shown.current, marks: given, marksLength: length };
        if (view.current && edits.current) show(view.current, edits.current, shown.current, last);
      },
    }),
    [],
  );
  return (
    <>
      <DocumentFont />
      <div ref={host} className={frame} />
    </>
  );
}

type Shown = Pick<TextEditorProps, 'marks' | 'marksLength' | 'currentId' | 'found'>;

/** Puts what changed since the last time. */
function show(
  view: EditorView,
  edits: StateField<readonly Edit[]>,
  shown: Shown,
  last: { current: (Shown & { edits?: readonly Edit[] }) | null },
): void {
  // Decorations that change under what is being composed would break it off; they follow when it is done.
  if (view.composing || view.compositionStarted) return;
  const { marks, marksLength, currentId, found } = shown;
  const { length } = view.state.doc;
  const made = view.state.field(edits);
  const before = last.current;
  const effects: StateEffect<unknown>[] = [];
  const isOwn = marks.length === 0 || marksLength === length;
  if (isOwn && before?.marks !== marks) effects.push(issueMarks.put.of(marks));
  if (isOwn && (before?.marks !== marks || before.currentId !== currentId))
    effects.push(currentMark.put.of(marks.filter(({ id }) => id === currentId)));
  if (before?.edits !== made) effects.push(acceptedMarks.put.of(placedEdits(made).filter(({ edit }) => edit.issue)));
  if (before?.found !== found)
    effects.push(foundMarks.put.of(found.spans.map((span, at) => ({ ...span, isCurrent: at === found.current }))));
  last.current = isOwn ? { ...shown, edits: made } : { ...(before ?? shown), found, edits: made };
  if (effects.length > 0) view.dispatch({ effects });
}

function handleOf(view: { readonly current: EditorView | undefined }): Omit<EditorHandle, 'mark'> {
  return {
    placeOf: (id) => (view.current ? placeOf(view.current, id) : null),
    change(changes) {
      const issues = new Map<number, EditIssue>();
      for (const { from, issue } of changes) if (issue) issues.set(from, issue);
      view.current?.dispatch({
        changes: changes.map(({ from, to, insert }) => ({ from, to, insert })),
        annotations: [taken.of(issues), isolateHistory.of('full')],
      });
    },
    undo: () => void (view.current && undo(view.current)),
    redo: () => void (view.current && redo(view.current)),
    reveal({ from, to }) {
      if (!view.current) return;
      const { state, scrollDOM } = view.current;
      view.current.dispatch({
        // Above the middle: on a phone the list covers the lower half.
        effects: EditorView.scrollIntoView(Math.min(from, state.doc.length), {
          y: 'start',
          yMargin: scrollDOM.clientHeight / 4,
        }),
        selection: { anchor: Math.min(to, state.doc.length) },
      });
    },
    focus(at) {
      if (at !== undefined)
        view.current?.dispatch({ selection: { anchor: Math.min(at, view.current.state.doc.length) } });
      view.current?.focus();
    },
  };
}

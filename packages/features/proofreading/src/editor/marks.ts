import { type Range, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Severity } from '@hengce/proofreading';

/** Underlined range of an issue. */
export interface Mark {
  id: string;
  /** Number of the issue, as on its card. */
  number: number;
  from: number;
  to: number;
  severity: Severity;
}

export interface Span {
  from: number;
  to: number;
}

/** Ranges that a search found, and the index of the current one, -1 for none. */
export interface Found {
  spans: readonly Span[];
  current: number;
}

/** A set of decorations that others give, and that moves with the text until they give it anew. */
function givenField() {
  const put = StateEffect.define<DecorationSet>();
  const field = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(marks, transaction) {
      const given = transaction.effects.filter((effect) => effect.is(put)).at(-1);
      return given ? (given.value as DecorationSet) : marks.map(transaction.changes);
    },
    provide: (own) => EditorView.decorations.from(own),
  });
  return { put, field };
}

export const issueMarks = givenField();
export const currentMark = givenField();
export const acceptedMarks = givenField();
export const foundMarks = givenField();

const within = <T extends Span>(spans: readonly T[], length: number): T[] =>
  spans.filter(({ from, to }) => from < to && to <= length);

export const decorationsOf = (marks: readonly Mark[], length: number): DecorationSet =>
  Decoration.set(
    within(marks, length).map(
      ({ id, number, from, to, severity }): Range<Decoration> =>
        Decoration.mark({
          class: `hc-mark hc-${severity}`,
          attributes: { 'data-number': String(number) },
          id,
          severity,
        }).range(from, to),
    ),
    true,
  );

export const foundOf = ({ spans, current }: Found, length: number): DecorationSet =>
  Decoration.set(
    within(
      spans.map((span, at) => ({ ...span, className: at === current ? 'hc-found hc-found-current' : 'hc-found' })),
      length,
    ).map(({ from, to, className }) => Decoration.mark({ class: className }).range(from, to)),
    true,
  );

export const spansOf = (spans: readonly Span[], className: string, length: number): DecorationSet =>
  Decoration.set(
    within(spans, length).map(({ from, to }) => Decoration.mark({ class: className }).range(from, to)),
    true,
  );

/** Id of the issue at an offset; null for none. */
export function markAt(view: EditorView, at: number): string | null {
  let id: string | null = null;
  view.state.field(issueMarks.field).between(at, at, (_from, _to, mark) => {
    id = (mark.spec as { id: string }).id;
    return false;
  });
  return id;
}

/** Present range of an issue; null when its words are gone. */
export function placeOf(view: EditorView, id: string): Span | null {
  for (const marks = view.state.field(issueMarks.field).iter(); marks.value; marks.next())
    if ((marks.value.spec as { id: string }).id === id) return { from: marks.from, to: marks.to };
  return null;
}

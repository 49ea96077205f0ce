import { type ChangeDesc, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Severity } from '@hengce/proofreading';

export interface Span {
  from: number;
  to: number;
}

/** Underlined range of an issue. */
export interface Mark extends Span {
  id: string;
  /** Number of the issue, as on its card. */
  number: number;
  severity: Severity;
}

/** Ranges that a search found, and the index of the current one, -1 for none. */
export interface Found {
  spans: readonly Span[];
  current: number;
}

/** Spans as they were given, in the order of the text, and what happened to the text since. */
interface Given<T> {
  spans: readonly T[];
  since: ChangeDesc | null;
}

const placeNow = ({ from, to }: Span, since: ChangeDesc | null): Span =>
  since ? { from: since.mapPos(from, 1), to: since.mapPos(to, -1) } : { from, to };

/** Number of spans that end before an offset. */
function endingBefore<T extends Span>({ spans, since }: Given<T>, place: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeNow(spans[middle] as T, since).to < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Spans that meet a range, with their present places; without those whose words are gone. */
export function* spansIn<T extends Span>(
  given: Given<T>,
  from: number,
  to: number,
): Generator<Span & { span: T; at: number }> {
  for (let at = endingBefore(given, from); at < given.spans.length; at++) {
    const span = given.spans[at] as T;
    const place = placeNow(span, given.since);
    if (place.from > to) return;
    if (place.from < place.to) yield { span, at, ...place };
  }
}

/**
 * Layer of spans that are given from outside and move with the text until they are given anew; only those in sight are drawn.
 *
 * @param drawAround draws an element around those of all layers
 */
function layer<T extends Span>(draw: (span: T) => Decoration, drawAround?: (span: T) => Decoration) {
  const put = StateEffect.define<readonly T[]>();
  const field = StateField.define<Given<T>>({
    create: () => ({ spans: [], since: null }),
    update(given, { effects, docChanged, changes, newDoc }) {
      const anew = effects.filter((effect) => effect.is(put)).at(-1)?.value as readonly T[] | undefined;
      if (anew) return { spans: anew.filter(({ to }) => to <= newDoc.length), since: null };
      return docChanged ? { ...given, since: given.since?.composeDesc(changes) ?? changes.desc } : given;
    },
  });
  const drawn = ({ state, visibleRanges }: EditorView, by = draw): DecorationSet =>
    Decoration.set(
      visibleRanges.flatMap(({ from, to }) =>
        [...spansIn(state.field(field), from, to)].map((one) => by(one.span).range(one.from, one.to)),
      ),
      true,
    );
  const plugin = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = drawn(view);
      }
      update({ view, viewportChanged, startState, state }: ViewUpdate) {
        if (viewportChanged || startState.field(field) !== state.field(field)) this.decorations = drawn(view);
      }
    },
    { decorations: ({ decorations }) => decorations },
  );
  const around = drawAround ? EditorView.outerDecorations.of((view) => drawn(view, drawAround)) : [];
  return { put, field, extension: [field, plugin, around] };
}

const plainMark = (className: string) => {
  const mark = Decoration.mark({ class: className });
  return () => mark;
};
const found = plainMark('hc-found');
const foundCurrent = plainMark('hc-found hc-found-current');

export const issueMarks = layer<Mark>(
  ({ severity }) => Decoration.mark({ class: `hc-mark hc-${severity}` }),
  ({ number }) => Decoration.mark({ class: 'hc-number', attributes: { 'data-number': String(number) } }),
);
export const currentMark = layer(plainMark('hc-current'));
export const acceptedMarks = layer(plainMark('hc-accepted'));
export const foundMarks = layer<Span & { isCurrent: boolean }>(({ isCurrent }) => (isCurrent ? foundCurrent : found)());

/** Id of the issue at an offset; null for none. */
export function markAt({ state }: EditorView, at: number): string | null {
  for (const { span } of spansIn(state.field(issueMarks.field), at, at)) return span.id;
  return null;
}

/** Present range of an issue; null when its words are gone. */
export function placeOf({ state }: EditorView, id: string): Span | null {
  const { spans, since } = state.field(issueMarks.field);
  const span = spans.find((one) => one.id === id);
  const place = span && placeNow(span, since);
  return place && place.from < place.to ? place : null;
}

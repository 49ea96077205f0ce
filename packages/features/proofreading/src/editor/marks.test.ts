import { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { issueMarks, markAt, placeOf } from './marks';

const text = '帐户已经开立,请查收。';
const marks = [
  { id: 'a', number: 1, severity: 'error', from: 0, to: 2 },
  { id: 'b', number: 2, severity: 'error', from: 6, to: 7 },
] as const;

/** Where the marks stand after a change, and which stands at a place. */
function after(change: { from: number; to?: number; insert?: string }, at: number) {
  const given = EditorState.create({ doc: text, extensions: issueMarks.field }).update({
    effects: issueMarks.put.of(marks),
  }).state;
  const view = { state: given.update({ changes: change }).state } as EditorView;
  return [placeOf(view, 'a'), placeOf(view, 'b'), markAt(view, at)];
}

it.each([
  ['nothing', { from: 0 }, 1, [{ from: 0, to: 2 }, { from: 6, to: 7 }, 'a']],
  ['words before it', { from: 3, insert: '刚刚' }, 8, [{ from: 0, to: 2 }, { from: 8, to: 9 }, 'b']],
  ['words at its edge', { from: 2, insert: '名' }, 4, [{ from: 0, to: 2 }, { from: 7, to: 8 }, null]],
  ['words within it', { from: 1, insert: '的' }, 2, [{ from: 0, to: 3 }, { from: 7, to: 8 }, 'a']],
  ['its end', { from: 6, to: 7 }, 6, [{ from: 0, to: 2 }, null, null]],
])('after %s', (_, change, at, expected) => expect(after(change, at)).toEqual(expected));

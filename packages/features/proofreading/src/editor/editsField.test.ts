import { history, isolateHistory, redo, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { editsField, taken } from './editsField';

const original = '截止目前,已办结。截止目前,已归档。';
const issue = {
  ruleId: 'word.pair.deadline',
  class: 'word.pair',
  severity: 'error',
  reason: '停在某个时候以前写“截至”',
  clause: '',
  source: 'rule',
} as const;

it('a batch is one step of undo, and redo brings its reasons back', () => {
  const { field, extension } = editsField(original, []);
  let state = EditorState.create({ doc: original, extensions: [history(), extension] });
  const target = { dispatch: (transaction: { state: EditorState }) => (state = transaction.state) };
  const places = [0, 9];
  state = state.update({
    changes: places.map((from) => ({ from, to: from + 4, insert: '截至目前' })),
    annotations: [taken.of(new Map(places.map((from) => [from, issue]))), isolateHistory.of('full')],
  }).state;
  const batch = state.field(field);
  expect(state.doc.toString()).toBe('截至目前,已办结。截至目前,已归档。');
  expect(batch.map((edit) => [edit.from, edit.replacement, edit.issue?.class])).toEqual([
    [0, '截至目前', 'word.pair'],
    [9, '截至目前', 'word.pair'],
  ]);
  state = state.update({ changes: { from: 5, insert: '全部' } }).state;
  undo({ state, ...target });
  expect(state.field(field)).toEqual(batch);
  undo({ state, ...target });
  expect([state.doc.toString(), state.field(field)]).toEqual([original, []]);
  redo({ state, ...target });
  expect(state.field(field)).toEqual(batch);
});

import { expect, it } from 'vitest';
import { changedParagraphs } from './changes';

const original = '第一段\n第二段，有错\n第三段\n第四段';

it('only paragraphs with edits, by their numbers', () => {
  const edits = [
    { from: 8, to: 9, original: '有', replacement: '没' },
    { from: 15, to: 18, original: '第四段', replacement: '' },
  ];
  expect(changedParagraphs(original, edits)).toEqual([
    {
      number: 2,
      pieces: [
        { kind: 'same', text: '第二段，' },
        { kind: 'edit', text: '有', edit: edits[0] },
        { kind: 'same', text: '错' },
      ],
    },
    { number: 4, pieces: [{ kind: 'edit', text: '第四段', edit: edits[1] }] },
  ]);
});

it('an edit over a line break joins its paragraphs, and several in one are one', () => {
  const edits = [
    { from: 2, to: 5, original: '段\n第', replacement: '' },
    { from: 9, to: 10, original: '错', replacement: '' },
  ];
  expect(changedParagraphs(original, edits).map(({ number, pieces }) => [number, pieces.length])).toEqual([[1, 4]]);
});

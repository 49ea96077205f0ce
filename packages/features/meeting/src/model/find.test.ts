import type { Transcript } from '@hengce/transcript';
import { expect, it } from 'vitest';
import { bySegment, piecesOf, replacedAt, wordsIn } from './find';

const talk: Transcript = {
  segments: [
    { id: 'a', startMs: 0, endMs: 1, text: '高欣企业与高欣技术', source: 'typed' },
    { id: 'b', startMs: 5, endMs: 6, text: '研发', source: 'typed' },
  ],
  speakers: [],
};

it('finds each place, replaces one of them, and its time stays', () => {
  const found = wordsIn(talk.segments, '高欣');
  expect(found).toEqual([
    { id: 'a', from: 0, to: 2 },
    { id: 'a', from: 5, to: 7 },
  ]);
  const [first] = replacedAt(talk, { id: 'a', from: 5, to: 7 }, '高新').segments;
  expect(first).toEqual({ ...talk.segments[0], text: '高欣企业与高新技术' });
  expect(wordsIn(talk.segments, '')).toEqual([]);
});

it('marks what was found, and the parts make up the text', () => {
  const text = '高欣企业与高欣';
  const found = bySegment(wordsIn([{ id: 'a', startMs: 0, endMs: 1, text, source: 'typed' }], '高欣'));
  const pieces = piecesOf(text, found.get('a') ?? []);
  expect(pieces.map(({ text }) => text)).toEqual(['高欣', '企业与', '高欣']);
  expect(pieces.map(({ isFound }) => isFound)).toEqual([true, false, true]);
  expect(piecesOf('研发', [])).toEqual([{ text: '研发', isFound: false }]);
});

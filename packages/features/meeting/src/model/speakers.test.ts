import type { Transcript } from '@hengce/transcript';
import { expect, it } from 'vitest';
import { sharesOf, splitSpeaker, withoutSpeaker } from './speakers';

const talk: Transcript = {
  segments: [
    { id: 'a', startMs: 0, endMs: 3_000, text: '甲', source: 'typed', speakerId: 's1' },
    { id: 'b', startMs: 3_000, endMs: 4_000, text: '乙', source: 'typed', speakerId: 's2' },
    { id: 'c', startMs: 4_000, endMs: 9_000, text: '丙', source: 'typed' },
    { id: 'd', startMs: 9_000, endMs: 10_000, text: '丁', source: 'typed', speakerId: 's1' },
  ],
  speakers: [
    { id: 's1', name: '张三' },
    { id: 's2', name: '李四' },
  ],
};
const who = ({ segments }: Transcript) => segments.map(({ speakerId }) => speakerId);

it('shares are of the time in which it is known who speaks', () => {
  expect([...sharesOf(talk)]).toEqual([
    ['s1', 80],
    ['s2', 20],
  ]);
  expect([...sharesOf({ ...talk, segments: [] })]).toEqual([
    ['s1', 0],
    ['s2', 0],
  ]);
});

it('splits one speaker from a sentence on, those before and of others stay', () => {
  const split = splitSpeaker(talk, 'd', { id: 's3', name: '王五' });
  expect(who(split)).toEqual(['s1', 's2', undefined, 's3']);
  expect(split.speakers.map(({ name }) => name)).toEqual(['张三', '李四', '王五']);
  expect(who(splitSpeaker(talk, 'a', { id: 's2', name: '李四' }))).toEqual(['s2', 's2', undefined, 's2']);
});

it('takes a speaker out; their words stay', () => {
  const left = withoutSpeaker(talk, 's1');
  expect(who(left)).toEqual([undefined, 's2', undefined, undefined]);
  expect(left.segments.map(({ text }) => text).join('')).toBe('甲乙丙丁');
});

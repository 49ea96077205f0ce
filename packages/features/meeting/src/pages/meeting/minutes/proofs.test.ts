import { expect, it } from 'vitest';
import { proofsOf, saidIn, withoutEmptyLines } from './proofs';

const said = saidIn({
  segments: [
    { id: 'a', startMs: 0, endMs: 900, text: '检测报告', speakerId: 's1', source: 'typed' },
    { id: 'b', startMs: 1_000, endMs: 2_000, text: '周五前交。', speakerId: 's1', source: 'typed' },
    { id: 'c', startMs: 3_000, endMs: 4_000, text: '好。', source: 'typed' },
    { id: 'd', startMs: 5_000, endMs: 6_000, text: '就这么定。', speakerId: 's9', source: 'typed' },
  ],
  speakers: [{ id: 's1', name: '张三' }],
});

it('相邻的句段合成一处，按录音的先后；不在转写稿里的不算', () => {
  expect(proofsOf(['d', 'b', 'a', 'x'], said)).toEqual([
    { id: 'a', startMs: 0, quote: '检测报告周五前交。', speaker: '张三' },
    { id: 'd', startMs: 5_000, quote: '就这么定。', speaker: undefined },
  ]);
  expect(proofsOf(['x'], said)).toEqual([]);
});

it('清空的一行不保存', () => {
  const line = { segmentIds: ['a'], who: null, due: null };
  const content = {
    chapters: [{ title: ' ', startMs: 0, endMs: 1, segmentIds: [] }],
    decisions: [{ text: '', segmentIds: ['a'] }],
    todos: [
      { text: '交报告', ...line },
      { text: '\n', ...line },
    ],
  };
  expect(withoutEmptyLines(content)).toEqual({ chapters: [], decisions: [], todos: [{ text: '交报告', ...line }] });
});

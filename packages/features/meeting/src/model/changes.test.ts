import type { Segment, Transcript } from '@hengce/transcript';
import { expect, it } from 'vitest';
import { changesOf, withChanges } from './changes';

const segment = (id: string, text: string, startMs = 0): Segment => ({
  id,
  startMs,
  endMs: startMs + 1,
  text,
  source: 'typed',
});
const before: Transcript = { segments: [segment('a', '甲'), segment('b', '乙')], speakers: [] };

it('names what changed, what is gone and the speakers, and nothing else', () => {
  expect(changesOf(before, structuredClone(before))).toEqual([]);
  const after = { segments: [segment('a', '甲'), segment('c', '丙')], speakers: [{ id: 's1', name: '张三' }] };
  expect(changesOf(before, after)).toEqual([
    { removedIds: ['b'], speakers: after.speakers },
    { segments: [segment('c', '丙')] },
  ]);
});

it('a long one goes in calls of at most 2,000 segments, each segment once', () => {
  const segments = Array.from({ length: 4_500 }, (_, n) => segment(`g${n}`, '研发'));
  const calls = changesOf({ segments: [], speakers: [] }, { segments, speakers: [] });
  expect(calls.map((call) => call.segments?.length)).toEqual([2_000, 2_000, 500]);
  expect(calls.flatMap((call) => call.segments)).toEqual(segments);
});

it('what changed makes the one transcript of the other again, each sentence at its time', () => {
  const said = { segments: [segment('a', '甲', 0), segment('c', '丙', 20), segment('d', '丁', 30)], speakers: [] };
  const after = {
    segments: [segment('a', '甲改', 0), segment('b', '乙', 10), segment('d', '丁', 30)],
    speakers: [{ id: 's1', name: '张三' }],
  };
  expect(withChanges(said, changesOf(said, after))).toEqual(after);
  expect(withChanges(after, changesOf(after, said))).toEqual(said);
});

it('changes of an earlier visit leave what was changed elsewhere since as it is', () => {
  const mine = changesOf(before, { ...before, segments: [segment('a', '甲改'), segment('b', '乙')] });
  const latest = { ...before, segments: [segment('a', '甲'), segment('b', '别处改的')] };
  expect(withChanges(latest, mine).segments).toEqual([segment('a', '甲改'), segment('b', '别处改的')]);
});

import { expect, it } from 'vitest';
import { assignSpeaker, joinSegments, mergeSpeakers, renameSpeaker, replaceWords, splitSegment } from './edits';
import type { Segment, Transcript } from './Transcript';

const segment = (id: string, text: string, more: Partial<Segment> = {}): Segment => ({
  id,
  startMs: 0,
  endMs: 10_000,
  text,
  source: 'typed',
  ...more,
});
const transcript: Transcript = {
  segments: [segment('a', '甲', { speakerId: 's1' }), segment('b', '乙', { speakerId: 's2' }), segment('c', '丙')],
  speakers: [
    { id: 's1', name: '说话人1' },
    { id: 's2', name: '说话人2' },
  ],
};

it('说话人改名、合并、分出', () => {
  expect(renameSpeaker(transcript, 's2', '李四').speakers[1]).toEqual({ id: 's2', name: '李四' });
  const merged = mergeSpeakers(transcript, 's2', 's1');
  expect(merged.speakers.map(({ id }) => id)).toEqual(['s1']);
  expect(merged.segments.map(({ speakerId }) => speakerId)).toEqual(['s1', 's1', undefined]);
  expect(mergeSpeakers(transcript, 's2', 's9')).toEqual(transcript);
  const split = assignSpeaker(merged, new Set(['b', 'c']), { id: 's3', name: '王五' });
  expect(split.segments.map(({ speakerId }) => speakerId)).toEqual(['s1', 's3', 's3']);
  expect(split.speakers.map(({ name }) => name)).toEqual(['说话人1', '王五']);
});

it('一句拆成两句，时间给了就用，没给按字数估算并标出；再接回去一字不差', () => {
  const whole = segment('a', '先说检测报告再说预算');
  const [first, second] = splitSegment(whole, 6, 'b', 7_000);
  expect([first.endMs, second.startMs, second.isEstimated]).toEqual([7_000, 7_000, undefined]);
  expect([first.text, second.text]).toEqual(['先说检测报告', '再说预算']);
  const [left, right] = splitSegment(whole, 6, 'b');
  expect([left.endMs, right.startMs, right.isEstimated]).toEqual([6_000, 6_000, true]);
  expect(joinSegments(first, second)).toEqual(whole);
  expect(joinSegments(segment('a', 'ISO'), segment('b', '9001')).text).toBe('ISO 9001');
});

it('替换只动文字，时间与没有改到的句段不动', () => {
  const segments = [segment('a', '高欣高欣'), segment('b', '研发'), segment('c', 'iso9001（旧）')];
  const { segments: replaced, count } = replaceWords(segments, '高欣', '高新');
  expect(count).toBe(2);
  expect(replaced[0]).toEqual({ ...segments[0], text: '高新高新' });
  expect(replaced[1]).toBe(segments[1]);
  expect(replaceWords(segments, 'ISO9001（旧）', '$1').segments[2]?.text).toBe('$1');
  expect(replaceWords(segments, '', '甲').count).toBe(0);
});

import type { Segment, Transcript } from '@hengce/transcript';
import { describe, expect, it } from 'vitest';
import { joinedToPrevious, nextSentence, sentenceAt, withText } from './typing';

const segment = (id: string, startMs: number, endMs: number, text = '', more: Partial<Segment> = {}): Segment => ({
  id,
  startMs,
  endMs,
  text,
  source: 'speech',
  ...more,
});
const of = (...segments: Segment[]): Transcript => ({ segments, speakers: [{ id: 's1', name: '张三' }] });
const brief = ({ segments }: Transcript) => segments.map(({ startMs, endMs, text }) => [startMs, endMs, text]);

it('words of somebody are theirs, not those that a recogniser was unsure of', () => {
  const { segments } = withText(of(segment('a', 0, 9, '', { isUncertain: true }), segment('b', 9, 10)), 'a', '研发');
  expect(segments[0]).toEqual(segment('a', 0, 9, '研发', { source: 'typed' }));
  expect(segments[1]).toEqual(segment('b', 9, 10));
});

describe('the next sentence', () => {
  const talk = of(
    segment('a', 1_000, 5_000, '先说检测报告', { comment: '催', isHighlighted: true }),
    segment('b', 6_000, 8_000),
    segment('c', 9_000, 12_000, '好的'),
  );
  it('begins where the sound is, within the one that was typed; comments stay with the first', () => {
    const next = nextSentence(talk, { id: 'a', caret: 6 }, 3_000, 'n');
    expect(next).toMatchObject({ id: 'n', caret: 0 });
    expect(brief(next?.transcript as Transcript).slice(0, 3)).toEqual([
      [1_000, 3_000, '先说检测报告'],
      [3_000, 5_000, ''],
      [6_000, 8_000, ''],
    ]);
    expect(next?.transcript.segments[1]).toEqual(segment('n', 3_000, 5_000));
  });
  it('takes what stands behind the caret; its time is reckoned where the sound is elsewhere', () => {
    const next = nextSentence(talk, { id: 'a', caret: 2 }, 20_000, 'n');
    expect(next?.transcript.segments[1]).toMatchObject({ text: '检测报告', isEstimated: true });
  });
  it('is the next place where somebody speaks, once the sound is past the end', () => {
    expect(nextSentence(talk, { id: 'a', caret: 6 }, 5_200, 'n')).toMatchObject({ id: 'b', transcript: talk });
    expect(nextSentence(talk, { id: 'a', caret: 6 }, 0, 'n')).toMatchObject({ id: 'b' });
  });
  it('is a new one where the sound is, before what was typed already, and after the last', () => {
    const typed = withText(talk, 'b', '不是');
    const between = nextSentence(typed, { id: 'b', caret: 2 }, 8_400, 'n');
    expect(brief(between?.transcript as Transcript)[2]).toEqual([8_400, 9_000, '']);
    const last = nextSentence(typed, { id: 'c', caret: 2 }, 15_000, 'n');
    expect(brief(last?.transcript as Transcript)[3]).toEqual([15_000, 18_000, '']);
    expect(nextSentence(typed, { id: 'b', caret: 2 }, 10_000, 'n')).toMatchObject({ id: 'c', transcript: typed });
  });
  it('keeps who speaks', () => {
    const spoken = of(segment('a', 0, 1_000, '好', { speakerId: 's1' }));
    expect(nextSentence(spoken, { id: 'a', caret: 1 }, 2_000, 'n')?.transcript.segments[1]?.speakerId).toBe('s1');
  });
});

it('a sentence at a time stands between its neighbours', () => {
  const { transcript, id } = sentenceAt(of(segment('a', 0, 900), segment('b', 2_000, 3_000)), 1_000.4, 'n');
  expect(transcript.segments.map((one) => one.id)).toEqual(['a', 'n', 'b']);
  expect(transcript.segments[1]).toMatchObject({ startMs: 1_000, endMs: 2_000 });
  expect(id).toBe('n');
});

it('joins to the one before, and writing goes on between the two', () => {
  const talk = of(segment('a', 0, 900, '检测'), segment('b', 2_000, 3_000, '报告'));
  expect(joinedToPrevious(talk, 'b')).toMatchObject({ id: 'a', caret: 2 });
  expect(brief(joinedToPrevious(talk, 'b')?.transcript as Transcript)).toEqual([[0, 3_000, '检测报告']]);
  expect(joinedToPrevious(talk, 'a')).toBeNull();
});

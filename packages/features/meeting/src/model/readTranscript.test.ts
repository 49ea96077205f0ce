import { expect, it } from 'vitest';
import { readTranscript } from './readTranscript';

const spoken = [
  { startMs: 1_000, endMs: 3_000 },
  { startMs: 5_000, endMs: 7_000 },
];
const read = (name: string, text: string, size = text.length) => readTranscript({ name, size, text }, spoken);
const srt = '1\n00:00:01,000 --> 00:00:02,500\n张三：先看检测报告\n\n2\n00:00:03,000 --> 00:00:04,000\n好的\n';

it('takes over SRT, VTT and LRC with their times and speakers', () => {
  const result = read('会议.SRT', srt);
  if (typeof result === 'string') throw new Error(result);
  const [first, second] = result.transcript.segments;
  expect(first).toMatchObject({ startMs: 1_000, endMs: 2_500, text: '先看检测报告', source: 'imported' });
  expect(result.transcript.speakers).toEqual([{ id: first?.speakerId, name: '张三' }]);
  expect(second?.speakerId).toBeUndefined();
  expect(result).toMatchObject({ unread: [], isEstimated: false });
  for (const [name, text] of [
    ['a.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v 张三>好的\n'],
    ['a.lrc', '[00:01.00]好的\n[00:02.00]\n'],
  ] as const)
    expect(read(name, text)).toMatchObject({
      transcript: { segments: [{ startMs: 1_000, endMs: 2_000, text: '好的' }] },
    });
});

it('spreads plain text over what is spoken, and says that the times are reckoned', () => {
  expect(read('记录.txt', '一二三四\n\n五六七八')).toMatchObject({
    isEstimated: true,
    transcript: {
      segments: [
        { startMs: 1_000, endMs: 3_000, text: '一二三四', isEstimated: true },
        { startMs: 5_000, endMs: 7_000, text: '五六七八', isEstimated: true },
      ],
    },
  });
});

it.each([
  ['会议.docx', srt, undefined, 'kind'],
  ['会议.srt', srt, 6_000_000, 'tooLarge'],
  ['会议.srt', 'PK\u0003\0\0', undefined, 'notText'],
  ['会议.srt', '乱码\uFFFD', undefined, 'notText'],
  ['会议.txt', ' \n', undefined, 'empty'],
  ['会议.srt', '没有时间的文字', undefined, 'noTimes'],
])('refuses %s', (name, text, size, problem) => {
  expect(read(name, text, size)).toBe(problem);
});

it('names the lines that it could not read, and refuses more than is kept', () => {
  expect(read('a.srt', `${srt}\n3\n00:xx --> 00:00:09,000\n看不懂\n`)).toMatchObject({ unread: [10] });
  const many = Array.from({ length: 20_001 }, () => '00:00:01,000 --> 00:00:02,000\n好\n').join('\n');
  expect(read('a.srt', many)).toBe('tooMany');
});

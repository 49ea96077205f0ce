import { cuesOf, type Transcript, writeJson, writeLrc, writeSrt, writeTxt, writeVtt } from '@hengce/transcript';
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
  ['会议.srt', srt, 21_000_000, 'tooLarge'],
  ['会议.json', '{"cues":[]}', undefined, 'notOurs'],
  ['会议.json', writeJson({ segments: [], speakers: [] }), undefined, 'empty'],
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

/** A transcript with what the formats have no place for: colons that name nobody, long names, pauses, one who speaks again. */
const exported: Transcript = {
  speakers: [
    { id: 'a', name: '周砚' },
    { id: 'b', name: '衡策科技有限公司研发中心主任、技术委员会召集人何立言' },
  ],
  segments: [
    { id: '1', startMs: 940, endMs: 2_480, speakerId: 'a', text: '先看预算：共1286万元', source: 'speech' },
    { id: '2', startMs: 2_480, endMs: 4_001, text: '第一点：归集的口径', source: 'typed' },
    { id: '3', startMs: 5_017, endMs: 9_999, speakerId: 'b', text: '好的\n00:00:01 再核对一遍', source: 'typed' },
    {
      id: '4',
      startMs: 3_661_001,
      endMs: 3_662_999,
      speakerId: 'a',
      text: '好的，下一个问题：谁来写',
      source: 'typed',
    },
    { id: '5', startMs: 3_670_000, endMs: 3_671_500, text: '好的，下一个问题：谁来写', source: 'typed' },
  ],
};

it.each([
  ['srt', writeSrt],
  ['vtt', writeVtt],
  ['lrc', writeLrc],
  ['txt', writeTxt],
] as const)('takes over what was exported as %s: each sentence, its times, who says it', (kind, write) => {
  const file = write(cuesOf(exported));
  const result = read(`会议.${kind}`, file);
  if (typeof result === 'string') throw new Error(result);
  expect(cuesOf(result.transcript)).toEqual(cuesOf(exported));
  expect(result).toMatchObject({ unread: [], isEstimated: false });
  // And what is exported of that is the same file.
  expect(write(cuesOf(result.transcript))).toBe(file);
});

it('takes over what was exported as JSON as it was: ids, marks, comments, what nobody has typed yet', () => {
  const [first, ...others] = exported.segments;
  const marked: Transcript = {
    segments: [
      { ...first, id: '0', startMs: 0, endMs: 900, text: '', source: 'speech' },
      { ...first, id: '1', startMs: 940, endMs: 2_480, text: '先看预算', source: 'recognised', isUncertain: true },
      ...others.map((segment) => ({ ...segment, isHighlighted: true, comment: '待核' })),
    ],
    speakers: exported.speakers,
  };
  const file = writeJson(marked);
  const result = read('会议.json', file);
  if (typeof result === 'string') throw new Error(result);
  expect(result).toEqual({ transcript: marked, unread: [], isEstimated: false });
});

it('refuses JSON that the server would not keep', () => {
  const longest = { ...exported, speakers: exported.speakers.map((one) => ({ ...one, name: '名'.repeat(41) })) };
  expect(read('会议.json', writeJson(longest))).toBe('notOurs');
});

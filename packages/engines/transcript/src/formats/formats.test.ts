import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cue, cuesOf, type Transcript, transcriptOf } from '../model/Transcript';
import { parseJson, parseTimedTxt, parseTxt, writeJson, writeMarkdown, writeTxt } from './documents';
import { parseLrc, parseSubtitles, writeLrc, writeSrt, writeVtt } from './subtitles';

const cues: Cue[] = [
  { startMs: 0, endMs: 2_500, text: '今天先说检测报告', speaker: '张三' },
  { startMs: 2_500, endMs: 5_040, text: '十二月三日前提交\n由李四负责', speaker: '张三' },
  { startMs: 3_661_001, endMs: 3_662_999, text: '好' },
];

/** Words as people type them, with what the formats use for themselves. */
const words = fc
  .array(fc.constantFrom('检测', '报告', '3', '<b', '&amp;', '-->', ' ', '\n', '[00:01.00', '：', '甲', 'a.b'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) =>
    parts
      .join('')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n'),
  )
  .filter((text) => text !== '' && !text.startsWith('['));
const anyCues = fc
  .array(
    fc.record({ text: words, gap: fc.integer({ min: 1, max: 9_000_000 }), lasts: fc.integer({ min: 1, max: 60_000 }) }),
    {
      maxLength: 12,
    },
  )
  .map((list) => {
    let at = 0;
    return list.map(({ text, gap, lasts }): Cue => {
      const startMs = at + gap;
      at = startMs + lasts;
      return { startMs, endMs: at, text };
    });
  });

describe('字幕写了再读，一个字、一毫秒不差', () => {
  it('SRT', () => {
    expect(writeSrt(cues)).toBe(
      '1\n00:00:00,000 --> 00:00:02,500\n张三：今天先说检测报告\n\n2\n00:00:02,500 --> 00:00:05,040\n张三：十二月三日前提交\n由李四负责\n\n3\n01:01:01,001 --> 01:01:02,999\n好\n',
    );
    expect(parseSubtitles(writeSrt(cues), true)).toEqual({ cues, unread: [] });
    fc.assert(
      fc.property(anyCues, (list) => {
        // What looks like a tag of style is one.
        const untagged = list.filter(({ text }) => !text.includes('<b'));
        expect(parseSubtitles(writeSrt(untagged)).cues).toEqual(untagged);
      }),
    );
  });

  it('VTT，说话人也在', () => {
    const named = cues.map((one) => ({ ...one, speaker: one.speaker ?? '<甲> & 乙' }));
    expect(parseSubtitles(writeVtt(named))).toEqual({ cues: named, unread: [] });
    fc.assert(
      fc.property(anyCues, (list) => {
        expect(parseSubtitles(writeVtt(list)).cues).toEqual(list);
      }),
    );
  });

  it('LRC，停顿也在', () => {
    expect(writeLrc(cues).split('\n')).toContain('[00:02.500]由李四负责');
    expect(parseLrc(writeLrc(cues.map(({ speaker: _, ...one }) => one))).cues).toEqual(
      cues.map(({ speaker: _, ...one }) => one),
    );
    fc.assert(
      fc.property(anyCues, (list) => {
        // Up to 999 minutes.
        const short = list.filter(({ endMs }) => endMs < 59_000_000);
        expect(parseLrc(writeLrc(short)).cues).toEqual(short);
      }),
    );
  });

  it('JSON，什么都在', () => {
    let id = 0;
    const transcript = transcriptOf(cues, () => `i${id++}`);
    expect(transcript.speakers).toHaveLength(1);
    expect(parseJson(writeJson(transcript))).toEqual(transcript);
    expect(cuesOf(transcript)).toEqual(cues);
    expect(parseJson('{"format":"other"}')).toBeNull();
    expect(parseJson('不是')).toBeNull();
  });

  it('JSON，没有字的句段、依据、批注与记号都在；改坏了的不读', () => {
    const transcript: Transcript = {
      segments: [
        { id: 'v0', startMs: 0, endMs: 900, text: '', source: 'speech' },
        {
          id: 'g-1',
          startMs: 900,
          endMs: 900,
          text: '好的\n\n再看',
          source: 'recognised',
          speakerId: 's1',
          isEstimated: true,
          isUncertain: true,
          isHighlighted: true,
          comment: '核对',
        },
      ],
      speakers: [{ id: 's1', name: '周砚' }],
    };
    const file = writeJson(transcript);
    expect(parseJson(file)).toEqual(transcript);
    expect(writeJson(parseJson(file) as Transcript)).toBe(file);
    for (const [right, wrong] of [
      ['"startMs": 0', '"startMs": -1'],
      ['"endMs": 900,\n      "text": ""', '"endMs": 1.5,\n      "text": ""'],
      ['"startMs": 900', '"startMs": 901'],
      ['"text": ""', '"text": null'],
      ['"source": "speech"', '"source": "heard"'],
      ['"id": "v0"', '"id": "g-1"'],
      ['"id": "v0"', '"id": "v 0"'],
      ['"speakerId": "s1"', '"speakerId": "s2"'],
      ['"name": "周砚"', '"name": ""'],
    ] as const) {
      expect(file).toContain(right);
      expect(parseJson(file.replace(right, wrong)), wrong).toBeNull();
    }
  });
});

describe('别人的文件', () => {
  it('Windows换行、BOM、样式标签、缺序号、注释都读得懂，读不懂的行说出来', () => {
    const srt = '\uFEFF00:00:01,00 --> 00:00:02,5\r\n<i>甲</i>{\\an8}\r\n\r\n2\r\n坏的 --> 00:00:03,000\r\n乙\r\n\r\n';
    expect(parseSubtitles(srt)).toEqual({ cues: [{ startMs: 1_000, endMs: 2_500, text: '甲' }], unread: [5] });
    const vtt =
      'WEBVTT - 会议\nKind: captions\n\nNOTE 注\n甲\n\nid-1\n01:02.5 --> 01:03.500 line:0\n<v.loud 李四>一&amp;二</v>\n';
    expect(parseSubtitles(vtt)).toEqual({
      cues: [{ startMs: 62_500, endMs: 63_500, text: '一&二', speaker: '李四' }],
      unread: [],
    });
  });

  it('LRC的偏移、一行几个时间、歌名', () => {
    const { cues: read, unread } = parseLrc('[ti:会议]\n[offset:500]\n[00:10.50][00:02.00]甲\n[00:05]乙\n没有时间\n');
    expect(read).toEqual([
      { startMs: 1_500, endMs: 4_500, text: '甲' },
      { startMs: 4_500, endMs: 10_000, text: '乙' },
      { startMs: 10_000, endMs: 15_000, text: '甲' },
    ]);
    expect(unread).toEqual([5]);
  });

  it('任何文字都不出错，时间总不倒着', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'WEBVT0123456789:,.-> \n[]<>v甲：') }), (file) => {
        for (const { startMs, endMs } of [...parseSubtitles(file, true).cues, ...parseLrc(file, true).cues])
          expect(endMs).toBeGreaterThanOrEqual(startMs);
      }),
    );
  });
});

it('纯文本按空行或换行分段，写了再读一样', () => {
  expect(parseTxt('一\r\n二\r\n\r\n三\n')).toEqual(['一\n二', '三']);
  expect(parseTxt('一\n二')).toEqual(['一', '二']);
  expect(parseTxt(' ')).toEqual([]);
});

it('带时间的纯文本写了再读一样；没有终点的到下一句；别的文字不当成时间', () => {
  expect(writeTxt(cues).startsWith('00:00:00.000–00:00:02.500 张三\n今天先说检测报告\n')).toBe(true);
  expect(parseTimedTxt(writeTxt(cues))).toEqual(cues);
  fc.assert(
    fc.property(anyCues, (list) => {
      expect(parseTimedTxt(writeTxt(list))).toEqual(list.length > 0 ? list : null);
    }),
  );
  expect(parseTimedTxt('\uFEFF00:00:01 张三\r\n一\r\n\r\n00:00:04\r\n二\r\n\r\n三\r\n')).toEqual([
    { startMs: 1_000, endMs: 4_000, text: '一', speaker: '张三' },
    { startMs: 4_000, endMs: 9_000, text: '二\n三' },
  ]);
  for (const text of ['', '会议记录\n\n00:00:01\n一', '14:30 开始\n一', '00:00:01 开始'])
    expect(parseTimedTxt(text)).toBeNull();
});

it('没有说话人的“第一点：……”写进SRT与LRC，读回来仍没有说话人；句子中间的冒号不当成名字', () => {
  const point: Cue[] = [{ startMs: 0, endMs: 1_000, text: '第一点：归集' }];
  for (const read of [parseSubtitles(writeSrt(point), true), parseLrc(writeLrc(point), true)])
    expect(read.cues).toEqual(point);
  expect(parseSubtitles('00:00:00,000 --> 00:00:01,000\n好的，下一个问题：谁来写\n', true).cues[0]).not.toHaveProperty(
    'speaker',
  );
});

it('Markdown按说话人分段，文字里的记号不成格式', () => {
  const markdown = writeMarkdown('例会_1', [...cues, { startMs: 0, endMs: 1, text: '*重点* #1' }]);
  expect(markdown).toContain('# 例会\\_1\n');
  expect(writeMarkdown('例会', cues, 'AI生成：请核对。')).toMatch(/^# 例会\n\n> AI生成：请核对。\n\n/);
  expect(markdown).toContain('**张三** `00:00:00`\n\n今天先说检测报告\n\n十二月三日前提交  \n由李四负责\n');
  expect(markdown).toContain('\\*重点\\* \\#1');
});

it('没有文字的句段不写出', () => {
  const transcript: Transcript = {
    segments: [{ id: 'a', startMs: 0, endMs: 1, text: ' ', source: 'speech' }],
    speakers: [],
  };
  expect(cuesOf(transcript)).toEqual([]);
});

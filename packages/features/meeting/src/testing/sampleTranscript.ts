import type { MainComponents } from '@hengce/api/contract';
import type { Segment } from '@hengce/transcript';

type S = MainComponents['schemas'];

export const sampleSpeakers = ['林知夏', '何立言', '周砚', '陈默'].map((name, n) => ({ id: `s${n + 1}`, name }));

const said: [speaker: number, second: number, text: string, more?: Partial<Segment>][] = [
  [1, 2, '后补助的口径跟加计扣除不完全一样，细则第七条写的是加计扣除额，所以辅助账要以税务申报数为准。'],
  [
    2,
    25,
    '对，直接用汇算清缴表第六页的数，不要再单独汇总。QL-12那个项目有一笔委外费用，要按80%计入。',
    { isHighlighted: true },
  ],
  [3, 52, 'QL-12的委外合同是今年三月签的，付款在五月。要不要补一份技术开发合同的登记证明？'],
  [
    2,
    74,
    '要补。没有登记证明的委外费用，审核时大概率会被核减，这部分大约有42万元。',
    { comment: '金额请财务再核一遍' },
  ],
  [1, 96, '那这件事请周砚下周三前办完。另外研发人员名单要跟社保名单对一遍，上次有两个人对不上。'],
  [4, 119, '社保名单我今天发到群里，差异标成黄色。', { isUncertain: true }],
  [3, 130, '好的，登记证明我明天去市技术市场窗口问一下时限。'],
  [2, 145, '顺便问清楚补登记认不认，去年有企业是付款后补的，窗口要求写情况说明。'],
  [1, 166, '如果要写说明，用校对工具过一遍再交，上次格式被退回来过。'],
];

/** 研发费用归集专题会 as somebody typed it. */
export const sampleTranscript = (): S['MeetingTranscript'] => ({
  revision: 2,
  speakers: sampleSpeakers,
  segments: said.map(([speaker, second, text, more], n) => ({
    id: `g${n + 1}`,
    startMs: second * 1_000,
    endMs: ((said[n + 1]?.[1] ?? second + 8) - 1) * 1_000,
    text,
    speakerId: `s${speaker}`,
    source: 'typed',
    ...more,
  })),
});

/** Three hours of the same conversation, 9,000 sentences. */
export const longTranscript = (): S['MeetingTranscript'] => ({
  revision: 9,
  speakers: sampleSpeakers,
  segments: Array.from({ length: 9_000 }, (_, n) => ({
    id: `l${n}`,
    startMs: n * 1_200,
    endMs: n * 1_200 + 1_000,
    text: said[n % said.length]?.[2] ?? '',
    speakerId: `s${(n % 4) + 1}`,
    source: 'typed' as const,
  })),
});

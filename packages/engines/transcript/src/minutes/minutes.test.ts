import { describe, expect, it } from 'vitest';
import type { Segment, Transcript } from '../model/Transcript';
import { checkEvidence } from './checkEvidence';
import { dueIn } from './dueDay';
import { findMinutes } from './findMinutes';

/** The 26th of November 2026 is a Thursday. */
const saidOn = '2026-11-26';
const transcript = (lines: readonly [number, string | null, string][]): Transcript => ({
  segments: lines.map(
    ([second, speaker, text], index): Segment => ({
      id: `g${index}`,
      startMs: second * 1_000,
      endMs: second * 1_000 + 3_000,
      text,
      source: 'typed',
      ...(speaker !== null && { speakerId: speaker }),
    }),
  ),
  speakers: [
    { id: 'z', name: '张三' },
    { id: 'l', name: '李四' },
  ],
});

describe('待办', () => {
  it.each([
    ['请李四在12月3日前提交检测报告。', '李四', '2026-12-03'],
    ['由财务部负责核对研发费用，下周三之前完成。', '财务部', '2026-12-02'],
    ['王工牵头，把专利清单整理出来。', '王工', null],
    ['我来联系检测机构。', '张三', null],
    ['材料明天前上报。', null, '2026-11-27'],
    ['领料单由周明在12月3日前补齐项目号。', '周明', '2026-12-03'],
    ['安排小赵三天内把合同汇总。', '小赵', '2026-11-29'],
  ])('%s', (text, who, day) => {
    const { todos } = findMinutes(transcript([[0, 'z', text]]), saidOn);
    expect(todos).toHaveLength(1);
    expect(todos[0]).toMatchObject({ text, who, segmentIds: ['g0'] });
    expect(todos[0]?.due?.day ?? null).toBe(day);
  });

  it.each([
    '是不是请李四提交检测报告？',
    '要不要由财务部负责？',
    '如果由李四负责，会快一些。',
    '检测报告已经看过了。',
    '请问预算有多少。',
    '上个月我们讨论过这件事。',
  ])('%s不是', (text) => {
    expect(findMinutes(transcript([[0, 'z', text]]), saidOn).todos).toEqual([]);
  });
});

it('决定要说定了才算，问句、没有定的不算', () => {
  const { decisions } = findMinutes(
    transcript([
      [0, 'z', '会议决定采用第二套方案。'],
      [4, 'l', '这个是否通过？'],
      [8, 'z', '预算没有确定。'],
      [12, 'l', '大家一致同意，就这么定。'],
      [16, 'l', '通过率是百分之九十。'],
    ]),
    saidOn,
  );
  expect(decisions).toEqual([
    { text: '会议决定采用第二套方案。', segmentIds: ['g0'] },
    { text: '大家一致同意，就这么定。', segmentIds: ['g3'] },
  ]);
});

it('一句话断在几个句段里，依据是这几个句段；换了人就是另一句', () => {
  const { todos } = findMinutes(
    transcript([
      [0, 'z', '先说检测。请李四在'],
      [3.5, 'z', '12月3日前提交检测报告'],
      [8, 'l', '好的。'],
    ]),
    saidOn,
  );
  expect(todos).toMatchObject([{ text: '请李四在12月3日前提交检测报告', segmentIds: ['g0', 'g1'], who: '李四' }]);
});

it('章节从换题的话或长停顿开始，太短的不分', () => {
  const { chapters } = findMinutes(
    transcript([
      [0, 'z', '首先看检测报告的进展。'],
      [10, 'z', '下面这点也属于检测。'],
      [90, 'z', '接下来讨论预算。'],
      [200, 'l', '补充一句。'],
    ]),
    saidOn,
  );
  expect(chapters.map(({ title, startMs, segmentIds }) => [title, startMs, segmentIds])).toEqual([
    ['首先看检测报告的进展', 0, ['g0', 'g1']],
    ['接下来讨论预算', 90_000, ['g2']],
    ['补充一句', 200_000, ['g3']],
  ]);
});

it.each([
  ['12月3日', '2026-12-03'],
  ['十二月三号', '2026-12-03'],
  ['1月15日', '2027-01-15'],
  ['2027年3月1日', '2027-03-01'],
  ['2月30日', null],
  ['今天', '2026-11-26'],
  ['后天', '2026-11-28'],
  ['周五', '2026-11-27'],
  ['周一', '2026-11-30'],
  ['本周一', '2026-11-23'],
  ['下周日', '2026-12-06'],
  ['月底', '2026-11-30'],
  ['下个月底', '2026-12-31'],
  ['年底', '2026-12-31'],
  ['两周内', '2026-12-10'],
  ['五个工作日内', null],
])('期限：%s', (text, day) => {
  expect(dueIn(`请在${text}前交`, saidOn)).toEqual({ text, day });
});

it('没有期限是null', () => {
  expect(dueIn('请尽快', saidOn)).toBeNull();
});

it('没有依据的丢掉并计数：编号不存在、原话里没有这几个字、没有引文', () => {
  const { segments } = transcript([
    [0, 'z', '检测报告十二月三日前提交'],
    [4, 'z', '由李四负责'],
  ]);
  const good = { segmentIds: ['g0', 'g1'], quote: '三日前提交由李四', text: '提交报告' };
  const items = [
    good,
    { segmentIds: ['g9'], quote: '检测报告', text: '甲' },
    { segmentIds: ['g1'], quote: '检测报告', text: '乙' },
    { segmentIds: [], quote: '由李四负责', text: '丙' },
    { segmentIds: ['g1'], quote: ' ', text: '丁' },
  ];
  expect(checkEvidence(items, segments)).toEqual({ kept: [good], dropped: 4 });
});

import { expect, it } from 'vitest';
import { minutesTemplate } from './templates';
import { type HeldMinutes, writeMinutes } from './writeMinutes';

const held: HeldMinutes = {
  title: '研发费用专题会',
  facts: ['2026年11月19日', '规则提取'],
  people: ['周砚', '陈默'],
  segments: [{ id: 'a', startMs: 80_000, endMs: 89_000, text: '按项目归集。', source: 'typed' }],
  minutes: {
    chapters: [{ title: '归集的办法', startMs: 4_000, endMs: 90_000, segmentIds: ['a'] }],
    decisions: [{ text: '按项目归集。', segmentIds: ['gone', 'a'] }],
    todos: [
      {
        text: '办理登记证明，42万元。',
        segmentIds: ['gone'],
        unverified: ['42万元', '6%'],
        who: '周砚',
        due: { text: '11月25日', day: '2026-11-25' },
      },
      { text: '更新汇总表。', segmentIds: ['a'], who: null, due: { text: '年底', day: null } },
    ],
  },
};

it('公文会议纪要：议题在前，出席的人在正文后面，每一行写明在录音的哪里', () =>
  expect(writeMinutes(held, minutesTemplate('official'))).toBe(
    `研发费用专题会 会议纪要
2026年11月19日，规则提取

一、会议议题
1. 归集的办法（00:00:04）

二、议定事项
1. 按项目归集。（00:01:20）

三、落实要求
1. 办理登记证明，42万元。（待核实：42万元）（周砚，2026年11月25日）
2. 更新汇总表。（年底，00:01:20）

出席：周砚、陈默
`,
  ));

it('项目例会：决定在前；没有的写无，没有人名的不写', () =>
  expect(
    writeMinutes(
      { ...held, people: [], minutes: { ...held.minutes, todos: [], chapters: [] } },
      minutesTemplate('project'),
    ),
  ).toBe(
    '研发费用专题会 会议纪要\n2026年11月19日，规则提取\n\n一、决定\n1. 按项目归集。（00:01:20）\n\n二、待办\n无\n\n三、章节\n无\n',
  ));

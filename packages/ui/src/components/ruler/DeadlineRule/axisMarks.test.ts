import { expect, test } from 'vitest';
import { uiText } from '../../../text';
import { axisMarks } from './axisMarks';

test('of two windows only the one that is open says how long it is', () => {
  const marks = axisMarks({
    milestones: [
      { kind: 'closes', label: '申报截止', date: '2026-12-31' },
      { kind: 'closes', label: '申报截止', date: '2027-12-31' },
    ],
    deadline: { state: 'open', closesAt: '2026-12-31', now: new Date('2026-11-20T10:24:00+08:00') },
    remaining: '还剩41天',
    isNarrow: true,
    text: uiText,
  });
  expect(marks.map(({ label }) => label)).toEqual(['截止，还剩41天', '申报截止']);
});

test('rounds that are over are one mark, where the last of them closed', () => {
  const round = (year: number) => [
    { kind: 'opens', label: '开放申报', date: `${year}-10-30` },
    { kind: 'closes', label: '申报截止', date: `${year}-12-28` },
  ];
  const marks = axisMarks({
    milestones: [{ kind: 'published', label: '发布', date: '2024-03-03' }, ...[2024, 2025, 2026].flatMap(round)],
    deadline: {
      state: 'open',
      opensAt: '2026-10-30',
      closesAt: '2026-12-28',
      now: new Date('2026-11-20T10:24:00+08:00'),
    },
    remaining: '还剩38天',
    isNarrow: false,
    text: uiText,
  });
  expect(marks.map(({ label }) => label).toSorted()).toEqual(['发布', '开放申报', '往期2轮', '申报截止'].toSorted());
});

test.each([
  [false, ['发布', '申报截止、有效期届满']],
  [true, ['发布', '截止，还剩41天']],
])('dates that fall on one day are one mark, on phones the most important one (narrow: %s)', (isNarrow, labels) => {
  const marks = axisMarks({
    milestones: [
      { kind: 'published', label: '发布', date: '2026-09-18' },
      { kind: 'expires', label: '有效期届满', date: '2026-12-31' },
      { kind: 'closes', label: '申报截止', date: '2026-12-31' },
    ],
    deadline: { state: 'open', closesAt: '2026-12-31', now: new Date('2026-11-20T10:24:00+08:00') },
    remaining: '还剩41天',
    isNarrow,
    text: uiText,
  });
  expect(marks.map(({ label }) => label)).toEqual(labels);
  expect(marks.at(-1)?.kind).toBe('closes');
});

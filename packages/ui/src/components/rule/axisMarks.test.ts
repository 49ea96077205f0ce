import { expect, test } from 'vitest';
import { uiText } from '../../text';
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

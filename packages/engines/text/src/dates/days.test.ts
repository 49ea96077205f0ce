import { describe, expect, it } from 'vitest';
import { chineseDate, daysLeftText, parseChineseDay, parseDay } from './days';

describe('parseChineseDay', () => {
  it.each([
    ['自2025年6月1日起施行', '2025-06-01'],
    ['2027年06月20日前拨付', '2027-06-20'],
    ['2025年12月31日至2026年1月2日', '2025-12-31'],
    ['2024年2月29日', '2024-02-29'],
    ['2023年2月29日', null],
    ['2025年13月1日', null],
    ['2025年6月', null],
    ['二〇二五年六月一日', null],
    ['', null],
  ])('%s', (text, day) => {
    expect(parseChineseDay(text)).toBe(day);
  });

  it('是chineseDate的反面', () => {
    expect(parseChineseDay(chineseDate('2026-01-09'))).toBe('2026-01-09');
  });
});

it('parseDay不接受日历上没有的日子', () => {
  expect(parseDay('2023-02-30')).toBeNull();
  expect(parseDay('1970-01-02')).toBe(1);
});

it('daysLeft在最后一天说今天，不说还剩0天', () => {
  expect(daysLeftText(1)).toBe('还剩1天');
  expect(daysLeftText(0)).toBe('今天截止');
  expect(daysLeftText(0, '到期')).toBe('今天到期');
});

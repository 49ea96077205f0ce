import { describe, expect, it } from 'vitest';
import { monthText, toDate, toMonth, toRange, toText } from './dates';

describe('dates', () => {
  it('go there and back, leap day included', () => {
    expect(toText(toDate('2026-11-20'))).toBe('2026-11-20');
    expect(toText(toDate('2028-02-29'))).toBe('2028-02-29');
    const range = { start: '2026-11-01', end: '2026-12-31' };
    expect(toText(toRange(range)?.end ?? toDate('1970-01-01'))).toBe('2026-12-31');
  });
  it('null stays empty, undefined stays uncontrolled', () => {
    expect(toDate(null)).toBeNull();
    expect(toDate(undefined)).toBeUndefined();
    expect(toRange(null)).toBeNull();
  });
  it('months have two digits', () => {
    expect(monthText(2026, 3)).toBe('2026-03');
    expect(toMonth('2026-03')).toEqual({ year: 2026, month: 3 });
  });
});

import { describe, expect, it } from 'vitest';
import { formSheet } from '../testing/declarationFixtures';
import { fieldText, isSameValue, progressOf } from './formFields';

const words = { percent: '%', yes: '是', no: '否', comma: '，' };
const money = (fen: number) => fieldText({ kind: 'money', unit: null }, fen, words);

describe('fieldText', () => {
  it('writes money to the 分, so that two values of a conflict never look the same', () => {
    expect(money(12_345_678_900)).toBe('1.23456789亿元');
    expect(money(1_234_567_890)).toBe('1,234.56789万元');
    expect(money(1_286_000_000)).toBe('1,286万元');
    expect(money(1_286_000_001)).toBe('1,286.000001万元');
    expect(money(99_999_999_999_999)).toBe('9,999.9999999999亿元');
    expect(money(123_456)).toBe('1,234.56元');
  });
  it('drops no decimal of other numbers', () => {
    expect(fieldText({ kind: 'number', unit: '吨' }, 1.23456, words)).toBe('1.23456吨');
    expect(fieldText({ kind: 'int', unit: '人' }, 1860, words)).toBe('1,860人');
    expect(fieldText({ kind: 'ratio', unit: null }, 0.0571, words)).toBe('5.71%');
  });
  it('writes a list row by row, without the cells that are empty', () => {
    const column = { label: '', unit: null, isRequired: true } as const;
    const columns = [
      { ...column, columnId: 'name', kind: 'text' as const },
      { ...column, columnId: 'day', kind: 'date' as const },
      { ...column, columnId: 'amount', kind: 'money' as const },
    ];
    const rows = [
      ['数控车床', '2025-05-06', 113_000_000],
      ['检测台', null, 50_000_000],
    ];
    expect(fieldText({ kind: 'rows', unit: null, columns }, rows, words)).toBe(
      '数控车床，2025年5月6日，113万元\n检测台，50万元',
    );
  });
});

it('counts the required fields of a section that have a value', () => {
  expect(formSheet.sections.map(progressOf)).toEqual([
    { done: 6, total: 6 },
    { done: 3, total: 4 },
    { done: 3, total: 3 },
    { done: 0, total: 1 },
  ]);
});

it('tells lists apart by what is in them', () => {
  expect(isSameValue([['a', 1]], [['a', 1]])).toBe(true);
  expect(isSameValue([['a', 1]], [['a', 2]])).toBe(false);
  expect(isSameValue('a', 'a')).toBe(true);
  expect(isSameValue(null, [])).toBe(false);
});

import { expect, it } from 'vitest';
import { changed, changeOf } from './textChange';

const long = Array.from({ length: 3_000 }, (_, at) => `第${at}段`).join('');

it('finds the one place of a long text that changed, to the unit', () => {
  for (const at of [0, 1, 4_095, 4_096, 4_097, 9_000, long.length]) {
    const longer = `${long.slice(0, at)}※${long.slice(at)}`;
    expect(changeOf(long, longer)).toEqual({ head: at, tail: long.length - at, middle: '※' });
    expect(changeOf(longer, long)).toEqual({ head: at, tail: long.length - at, middle: '' });
  }
});

it('counts no unit twice', () => {
  expect(changeOf('甲甲', '甲甲甲')).toEqual({ head: 2, tail: 0, middle: '甲' });
  expect(changeOf(long, long)).toEqual({ head: long.length, tail: 0, middle: '' });
  expect(changeOf('', long)).toEqual({ head: 0, tail: 0, middle: long });
});

it('makes the other text of the one', () => {
  const texts = [
    '',
    '工作已经完成',
    '工作已经完成，请查收',
    '工作已经，请查收',
    '工作工作已经，请查收',
    '甲',
    '',
    long,
  ];
  for (const before of texts) for (const after of texts) expect(changed(before, changeOf(before, after))).toBe(after);
});

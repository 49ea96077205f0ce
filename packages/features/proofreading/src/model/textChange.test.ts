import { expect, it } from 'vitest';
import { sameEnds } from './sameEnds';

const long = Array.from({ length: 3_000 }, (_, at) => `第${at}段`).join('');

it('finds the one place of a long text that changed, to the unit', () => {
  for (const at of [0, 1, 4_095, 4_096, 4_097, 9_000, long.length]) {
    const longer = `${long.slice(0, at)}※${long.slice(at)}`;
    expect(sameEnds(long, longer)).toEqual({ head: at, tail: long.length - at });
    expect(sameEnds(longer, long)).toEqual({ head: at, tail: long.length - at });
  }
});

it('counts no unit twice', () => {
  expect(sameEnds('甲甲', '甲甲甲')).toEqual({ head: 2, tail: 0 });
  expect(sameEnds(long, long)).toEqual({ head: long.length, tail: 0 });
  expect(sameEnds('', long)).toEqual({ head: 0, tail: 0 });
});

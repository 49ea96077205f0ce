import { expect, it } from 'vitest';
import { countRdExpense } from './rdExpense';

it.each([
  // 195号: other expenses are at most 20% of the whole, so a quarter of the rest.
  ['nothing', {}, 0, { totalFen: 0, otherFen: 0, maxOtherFen: 0 }],
  ['other below the limit', { staff: 400, other: 99 }, 0, { totalFen: 499, otherFen: 99, maxOtherFen: 100 }],
  ['other on the limit', { staff: 400, other: 100 }, 0, { totalFen: 500, otherFen: 100 }],
  ['other above the limit', { staff: 400, other: 101 }, 0, { totalFen: 500, otherFen: 100 }],
  ['entrusted at 80%', { staff: 100, entrusted: 500 }, 0, { totalFen: 500, entrustedFen: 400, domesticFen: 500 }],
  ['abroad is not domestic', { staff: 100, entrusted: 500 }, 250, { totalFen: 500, domesticFen: 300 }],
  ['only other', { other: 100 }, 0, { totalFen: 0, otherFen: 0 }],
  [
    'never more than there is',
    { staff: 3, entrusted: 1, other: 9 },
    1,
    { totalFen: 3, entrustedFen: 0, domesticFen: 2 },
  ],
])('%s', (_, fen, overseas, counted) => {
  expect(countRdExpense(fen, overseas)).toMatchObject(counted);
});

it('other expenses are never more than a fifth of the whole', () => {
  for (let seed = 1; seed < 2000; seed += 1) {
    const fen = { staff: (seed * 7919) % 10_007, entrusted: (seed * 104_729) % 9_973, other: (seed * 31) % 30_011 };
    const { totalFen, otherFen, domesticFen } = countRdExpense(fen, fen.entrusted);
    expect(otherFen * 5).toBeLessThanOrEqual(totalFen);
    expect(domesticFen).toBeLessThanOrEqual(totalFen);
    expect(domesticFen).toBeGreaterThanOrEqual(0);
  }
});

it('refuses more abroad than was entrusted', () => {
  expect(() => countRdExpense({ entrusted: 1 }, 2)).toThrow(RangeError);
});

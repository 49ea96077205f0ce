import { describe, expect, it } from 'vitest';
import { statedIn, withoutAmounts } from './statedFields';

describe('问题里自己说的数', () => {
  it.each([
    ['我们去年研发费用521万能省多少税', [['rdExpenseFen', '研发费用', 521_000_000, '521万元']]],
    ['研发投入了1.2亿元，能补多少', [['rdExpenseFen', '研发费用', 12_000_000_000, '1.2亿元']]],
    ['521万的研发费用能省多少', [['rdExpenseFen', '研发费用', 521_000_000, '521万元']]],
    ['我们净利润200万要交多少所得税', [['profitFen', '净利润', 200_000_000, '200万元']]],
    [
      '应纳税所得额是280万元，员工120人，资产总额3000万元，要交多少所得税',
      [
        ['taxableIncomeFen', '应纳税所得额', 280_000_000, '280万元'],
        ['assetsFen', '资产总额', 3_000_000_000, '3,000万元'],
        ['workforce', '从业人数', 120, '120人'],
      ],
    ],
    ['我们能拿到200万补贴吗', []],
    ['研发费用加计扣除能省多少税', []],
  ])('%s', (text, wanted) => {
    expect(statedIn(text).map(({ field, name, value, said }) => [field, name, value, said])).toEqual(wanted);
  });

  it('说的是什么事，和数无关', () => {
    expect(withoutAmounts('研发费用521万能省多少税')).toBe('研发费用 能省多少税');
  });
});

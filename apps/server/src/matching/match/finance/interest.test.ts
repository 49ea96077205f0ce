import { decimal } from '@hengce/rules';
import { describe, expect, it } from 'vitest';
import { type Loan, reckonInterest } from './interest';
import { readTerms, type Terms } from './readTerms';

const wan = (count: number) => BigInt(count * 1_000_000);
const loan = (patch: Partial<Loan> = {}): Loan => ({
  principalFen: wan(1000),
  rate: decimal('3.45%'),
  from: '2026-03-01',
  months: 12,
  ...patch,
});
const terms = (text: string): Terms => readTerms(text) ?? expect.fail(text);
const share = (percent: number, capWan = 1_000_000) =>
  terms(`按照实际支付利息的${percent}%给予贴息，贴息期限不超过12个月，单个企业每年度不超过${capWan}万元`);
const points = terms('贴息比例为1.5个百分点，贴息期限不超过2年，政策执行至2026年12月31日。');
const days = (found: ReturnType<typeof reckonInterest>) => found?.periods.map((period) => period.days);
const subsidies = (found: ReturnType<typeof reckonInterest>) => found?.periods.map(({ subsidyFen }) => subsidyFen);

// Each sum was worked out by hand.
describe('贴息', () => {
  it('按利息的比例：按年分段，按实际天数，分以下不付', () => {
    const found = reckonInterest(loan(), share(35));
    // 345,000元×306÷365 and ×59÷365; 35% of each.
    expect(found?.periods).toEqual([
      { from: '2026-03-01', to: '2027-01-01', days: 306, costFen: 28_923_288, subsidyFen: 10_123_150, isCapped: false },
      { from: '2027-01-01', to: '2027-03-01', days: 59, costFen: 5_576_712, subsidyFen: 1_951_849, isCapped: false },
    ]);
    expect(found).toMatchObject({
      costFen: 34_500_000,
      subsidyFen: 12_074_999,
      formula: '1,000万元×3.45%×365天÷365×35%＝12.07万元',
      sentence: '实际融资成本由3.45%降至约2.24%（上限未触及）',
    });
  });

  it('闰年的2月29日算一天', () => {
    expect(days(reckonInterest(loan({ from: '2027-12-01', months: 6 }), share(35)))).toEqual([31, 152]);
    expect(days(reckonInterest(loan({ from: '2026-12-01', months: 6 }), share(35)))).toEqual([31, 151]);
  });

  it('月末放款，到期日是短月的最后一天', () => {
    expect(reckonInterest(loan({ from: '2026-08-31', months: 6 }), share(35))?.periods.at(-1)?.to).toBe('2027-02-28');
  });

  it('按百分点：本金×比例×天数÷365，只在贴息期限之内', () => {
    const found = reckonInterest(loan({ principalFen: wan(500), from: '2026-06-30', months: 36 }), points);
    expect(days(found)).toEqual([185, 365, 181, 185, 180]);
    expect(subsidies(found)).toEqual([3_801_369, 7_500_000, 3_719_178, 0, 0]);
    expect(found?.formula).toBe('500万元×1.5%×731天÷365＝15.02万元');
    expect(found?.sentence).toMatch(/引用的规定没有写金额上限/);
  });

  it('利率低于贴息的百分点，以实际支付的利息为限', () => {
    const found = reckonInterest(loan({ rate: decimal('1%'), from: '2026-01-01' }), points);
    expect(found).toMatchObject({ costFen: 10_000_000, subsidyFen: 10_000_000 });
    expect(found?.sentence).toBe('实际融资成本由1%降至约0%（以实际支付的利息为限）');
  });

  it.each([
    ['低于上限', 2999, 29_990_000, false],
    ['正好是上限', 3000, 30_000_000, false],
    ['高于上限', 3001, 30_000_000, true],
  ])('%s', (_, principal, subsidyFen, isCapped) => {
    const yearly = loan({ principalFen: wan(principal), rate: decimal('4%'), from: '2026-01-01' });
    const found = reckonInterest(yearly, share(25, 30));
    expect(found?.subsidyFen).toBe(subsidyFen);
    expect(found?.periods[0]?.isCapped).toBe(isCapped);
    expect(found?.sentence.includes('触及每年度30万元的上限')).toBe(isCapped);
    expect(found?.formula.includes('按每年度不超过30万元计30万元')).toBe(isCapped);
  });

  it('上限按年计，第二年另算', () => {
    const big = loan({ principalFen: wan(20_000), from: '2026-07-01' });
    expect(subsidies(reckonInterest(big, share(25, 30)))).toEqual([30_000_000, 30_000_000]);
  });

  it('没有利息就没有贴息', () => {
    expect(reckonInterest(loan({ rate: decimal('0') }), share(25))).toBeUndefined();
    expect(reckonInterest(loan({ principalFen: 0n }), share(25))).toBeUndefined();
  });
});

describe('读条款', () => {
  it('担保费按比例，上限可以是亿元与元', () => {
    const fee = '对小微企业，按照实际支付担保费的40%给予补助，单个企业每年度不超过5000元（示例条款）';
    expect(readTerms(fee)).toMatchObject({ cost: 'guaranteeFee', months: null, yearCapFen: 500_000n });
    expect(share(20, 1).yearCapFen).toBe(1_000_000n);
    expect(terms('按照实际支付利息的20%给予贴息，单个企业每年度不超过1.5亿元').yearCapFen).toBe(15_000_000_000n);
  });

  it.each([
    '由合作银行发放信用贷款，贷款损失按照合作协议由风险补偿资金分担',
    '对符合条件的贷款给予适当贴息，单个企业每年度不超过50万元',
    '按照不超过同期利率的一定比例给予贴息',
  ])('没有写明比例的不算：%s', (text) => {
    expect(readTerms(text)).toBeNull();
  });
});

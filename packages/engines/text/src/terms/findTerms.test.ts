import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTerms, readDay, type Term } from './findTerms';

const amounts = (text: string) => findTerms(text).flatMap((term) => (term.kind === 'amount' ? [term.fen] : []));
const rates = (text: string) =>
  findTerms(text).flatMap((term) => (term.kind === 'rate' ? [[term.ratio, term.per] as const] : []));
const days = (text: string) =>
  findTerms(text).flatMap((term) =>
    term.kind === 'day' ? [term.day] : term.kind === 'period' ? [`${term.from} ${term.to}`] : [],
  );
const of = <K extends Term['kind']>(text: string, kind: K): Extract<Term, { kind: K }>[] =>
  findTerms(text).filter((term): term is Extract<Term, { kind: K }> => term.kind === kind);

describe('金额', () => {
  it.each([
    ['借款金额为人民币伍佰万元整', [500_000_000]],
    ['贷款本金500万元', [500_000_000]],
    ['￥5,000,000.00', [500_000_000]],
    ['¥113万', [113_000_000]],
    ['５００．５万元', [500_500_000]],
    ['合计1.2亿元', [12_000_000_000]],
    ['已付利息182,500.00元', [18_250_000]],
    ['价税合计（大写）壹佰壹拾叁万圆整（小写）¥1130000.00', [113_000_000, 113_000_000]],
    ['第一笔300万元，第二笔200万元', [300_000_000, 200_000_000]],
    ['购置设备5台，500万股，30至50岁', []],
    ['数百万元、几十万元', []],
    ['0元', []],
  ])('%s', (text, fen) => expect(amounts(text)).toEqual(fen));
});

describe('利率', () => {
  it.each([
    ['年利率3.65%', [[0.0365, 'year']]],
    ['年利率为３．６５％', [[0.0365, 'year']]],
    ['年利率百分之三点六五', [[0.0365, 'year']]],
    ['年化利率（单利）为4%', [[0.04, 'year']]],
    ['月利率千分之三点零四', [[0.00304, 'month']]],
    ['月利率3.04‰', [[0.00304, 'month']]],
    ['按日利率万分之五计收', [[0.0005, 'day']]],
    ['利率3.85%', [[0.0385, null]]],
    ['税率13%', [[0.13, null]]],
    ['上浮10个百分点', []],
    ['百分之百', [[1, null]]],
  ])('%s', (text, found) => expect(rates(text)).toEqual(found));
});

describe('日期与期限', () => {
  it.each([
    ['2025年3月1日至2026年2月28日', ['2025-03-01 2026-02-28']],
    ['自2025年3月1日起至2026年2月28日止', ['2025-03-01 2026-02-28']],
    ['2025.03.01－2026.02.28', ['2025-03-01 2026-02-28']],
    ['2025年3月1日至12月31日', ['2025-03-01 2025-12-31']],
    ['开票日期：2025年05月06日', ['2025-05-06']],
    ['2025-05-06', ['2025-05-06']],
    ['二〇二五年三月一日', ['2025-03-01']],
    ['贰零贰伍年叁月壹拾贰日', ['2025-03-12']],
    ['起息日：20250321 结息日：20250620', ['2025-03-21', '2025-06-20']],
    ['交易日期 20250321', ['2025-03-21']],
    ['计息期间：20250321-20250620', ['2025-03-21 2025-06-20']],
    ['20250321至20250620', ['2025-03-21 2025-06-20']],
    // Eight digits are a day where the words say so; else they may number anything.
    ['20250321', []],
    ['流水号：20250321', []],
    ['日期：2025032100017', []],
    ['日期：20250231', []],
    ['到期日金额20250321.00', []],
    ['2025年2月30日', []],
    ['2025年3月', []],
    ['版本2025.3.12.7', []],
  ])('%s', (text, found) => expect(days(text)).toEqual(found));

  it('期限写在前一小句里的，名目也在那里', () => {
    const [term] = of('第二条 借款期限：12个月，自2025年6月10日至2026年6月9日。', 'period');
    expect(term).toMatchObject({ from: '2025-06-10', to: '2026-06-09', lead: expect.stringContaining('借款期限') });
    const [own] = of('贷款于2025年放出，有效期2025年6月10日至2026年6月9日', 'period');
    expect(own?.lead).toBe('有效期');
  });

  it('截止早于起始的，不当一段期限', () => {
    expect(days('2026年3月1日至2025年2月28日')).toEqual(['2026-03-01', '2025-02-28']);
  });
});

describe('写明名目的与银行', () => {
  it.each([
    ['合同编号：2025年（杭银）字0123号', '合同编号', '2025年（杭银）字0123号'],
    ['发票号码:25332000000012345678 开票日期:2025年5月6日', '发票号码', '25332000000012345678'],
    ['贷款人（甲方）：杭州银行股份有限公司科技支行', '贷款人（甲方）', '杭州银行股份有限公司科技支行'],
    ['证书编号\tGR202533001234', '证书编号', 'GR202533001234'],
  ])('%s', (text, label, value) => {
    expect(of(text, 'label').map((term) => [term.label, term.value])).toContainEqual([label, value]);
  });

  it.each([
    ['甲方向中国工商银行股份有限公司杭州分行借款', ['中国工商银行股份有限公司杭州分行']],
    ['贷款人：杭州银行股份有限公司科技支行', ['杭州银行股份有限公司科技支行']],
    ['由交通银行发放', ['交通银行']],
    ['借款人在贷款银行开立账户，利率参照中国人民银行的规定', []],
  ])('%s', (text, names) => expect(of(text, 'bank').map(({ name }) => name)).toEqual(names));
});

describe('前面说的是什么', () => {
  it('取同一分句里前面的话；括号里重复的数还是那一笔', () => {
    const text = '第二条 借款金额为人民币伍佰万元整（小写：5,000,000.00元），年利率3.65%，逾期加收50%。';
    const [first, second] = of(text, 'amount');
    expect(first?.lead).toContain('借款金额');
    expect(second?.lead).toContain('借款金额');
    const [rate, penalty] = of(text, 'rate');
    expect(rate?.lead).toBe('年利率');
    expect(penalty?.lead).toBe('逾期加收');
  });

  it('同一行的第二笔不算到前一笔的名目下', () => {
    const [principal, interest] = of('贷款金额500万元 已付利息18.25万元', 'amount');
    expect(principal?.lead.trim()).toBe('贷款金额');
    expect(interest?.lead.trim()).toBe('已付利息');
  });

  it('引的话是原文里连着的字，位置对得上', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '年利率',
            '3.65%',
            '，',
            '伍佰万元整',
            '。',
            '2025年3月1日',
            '至',
            '\n',
            'A',
            '银行',
            '：',
            '1',
          ),
          {
            maxLength: 30,
          },
        ),
        (pieces) => {
          const text = pieces.join('');
          for (const { start, end, quote, text: printed } of findTerms(text)) {
            expect(text.slice(start, end)).toBe(printed);
            expect(text).toContain(quote);
            expect(quote).toContain(printed);
          }
        },
      ),
    );
  });
});

it.each([' ', '1', '1,', '银行', '中', '：', '年利率', '一', '2025年3月1日至', '伍万元，', '\t'])(
  '两万个“%s”也读得完：没有一处回头重读',
  (piece) => {
    expect(Array.isArray(findTerms(piece.repeat(20_000)))).toBe(true);
  },
);

it.each([
  ['2018-05-03', '2018-05-03'],
  ['2018年5月3日', '2018-05-03'],
  ['２０１８．５．３', '2018-05-03'],
  ['2018/5/3', '2018-05-03'],
  ['20180503', '2018-05-03'],
  ['二〇一八年五月三日', '2018-05-03'],
  ['2018年2月30日', null],
  ['2018年5月', null],
  ['成立于2018年5月3日', null],
])('%s是%s', (written, day) => expect(readDay(written)).toBe(day));

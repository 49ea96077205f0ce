import { choices, onceOnly } from '@hengce/rules';
import { factsOf } from '@hengce/rules/testing';
import { describe, expect, it } from 'vitest';
import { nationalProgrammes } from '../../corpus/programmes';
import type { Matchable } from '../items';
import { embeddedMatchables } from '../items/testing';
import { type CalculatorInputs, type CalculatorKind, calculate } from './calculators';
import { rewardId } from './catalogue';
import { maxMonthsOf, quotesOfStarts, sourceOf, startOf } from './starts';

const wan = (amount: number) => Math.round(amount * 1_000_000);
const tiers = [
  { upToFen: wan(500), percent: 6 },
  { upToFen: wan(1000), percent: 4 },
  { upToFen: null, percent: 2 },
];

/** Reckoned by hand; amounts in 分. */
const cases: readonly [name: string, CalculatorKind, CalculatorInputs, number, string?][] = [
  ['定额就是定额', 'fixed', { sumFen: wan(30) }, wan(30), '定额30万元'],
  ['定额0元', 'fixed', { sumFen: 0 }, 0, '定额0元'],

  ['低于上限', 'share', { baseFen: wan(999), percent: 10, capFen: wan(100) }, wan(99.9), '999万元×10%＝99.9万元'],
  ['正好在上限', 'share', { baseFen: wan(1000), percent: 10, capFen: wan(100) }, wan(100), '1,000万元×10%＝100万元'],
  ['超过上限', 'share', { baseFen: wan(1286), percent: 10, capFen: wan(100) }, wan(100), '1,286万元×10%＝128.6万元'],
  ['没有上限', 'share', { baseFen: wan(1286), percent: 10 }, wan(128.6)],
  ['比例有小数，0.1与0.2不丢分', 'share', { baseFen: 3, percent: 33.333 }, 0, '0.03元×33.333%＝0元'],
  ['百分之一百', 'share', { baseFen: 12_345, percent: 100 }, 12_345],
  ['大到浮点数会错', 'share', { baseFen: 999_999_999_999_999, percent: 29 }, 289_999_999_999_999],

  ['首档之内', 'bands', { baseFen: wan(499), bands: tiers }, wan(29.94), '499万元×6%＝29.94万元'],
  ['正好到首档', 'bands', { baseFen: wan(500), bands: tiers }, wan(30), '500万元×6%＝30万元'],
  ['刚过首档', 'bands', { baseFen: wan(501), bands: tiers }, wan(30.04), '500万元×6%＋1万元×4%＝30.04万元'],
  ['正好到二档', 'bands', { baseFen: wan(1000), bands: tiers }, wan(50)],
  ['到末档', 'bands', { baseFen: wan(1286), bands: tiers }, wan(55.72)],
  ['分档合计超过上限', 'bands', { baseFen: wan(1286), bands: tiers, capFen: wan(50) }, wan(50)],
  ['末档之上没有规定的不计', 'bands', { baseFen: wan(600), bands: tiers.slice(0, 1) }, wan(30)],
  ['基数为0', 'bands', { baseFen: 0, bands: tiers }, 0, '0＝0元'],

  ['按件', 'perUnit', { count: 6, unitFen: wan(0.5) }, wan(3), '6件×5,000元＝3万元'],
  ['按件正好在上限', 'perUnit', { count: 6, unitFen: wan(0.5), capFen: wan(3) }, wan(3)],
  ['按件超过上限', 'perUnit', { count: 7, unitFen: wan(0.5), capFen: wan(3) }, wan(3)],
  ['一件没有', 'perUnit', { count: 0, unitFen: wan(0.5) }, 0],

  // 10,000,000元 × 1.5% × 181 ÷ 365 = 74,383.561…元.
  [
    '半年181天',
    'interest',
    { principalFen: wan(1000), percent: 1.5, from: '2026-01-01', to: '2026-07-01' },
    7_438_356,
    '1,000万元×1.5%×181天÷365＝7.438356万元',
  ],
  [
    '平年整年365天',
    'interest',
    { principalFen: wan(1000), percent: 1.5, from: '2025-01-01', to: '2026-01-01' },
    wan(15),
  ],
  // 366 ÷ 365 of a year's.
  [
    '闰年整年366天',
    'interest',
    { principalFen: wan(1000), percent: 1.5, from: '2024-01-01', to: '2025-01-01' },
    15_041_095,
    '1,000万元×1.5%×366天÷365＝15.041095万元',
  ],
  ['跨2月29日是2天', 'interest', { principalFen: 36_500, percent: 100, from: '2024-02-28', to: '2024-03-01' }, 200],
  [
    '平年2月28日到3月1日是1天',
    'interest',
    { principalFen: 36_500, percent: 100, from: '2023-02-28', to: '2023-03-01' },
    100,
  ],
  ['当天还没有利息', 'interest', { principalFen: wan(1000), percent: 1.5, from: '2026-01-01', to: '2026-01-01' }, 0],
  [
    '正好等于实付利息',
    'interest',
    { principalFen: wan(1000), percent: 1.5, from: '2025-01-01', to: '2026-01-01', paidFen: wan(15) },
    wan(15),
  ],
  [
    '不超过实付利息',
    'interest',
    { principalFen: wan(1000), percent: 1.5, from: '2025-01-01', to: '2026-01-01', paidFen: wan(14) },
    wan(14),
  ],
  [
    '上限与实付利息取小',
    'interest',
    { principalFen: wan(1000), percent: 1.5, from: '2025-01-01', to: '2026-01-01', capFen: wan(10), paidFen: wan(14) },
    wan(10),
  ],

  ['高企15%', 'hnteRate', { taxableIncomeFen: wan(800) }, wan(80), '800万元×25%−800万元×15%＝80万元'],
  ['高企没有所得', 'hnteRate', { taxableIncomeFen: 0 }, 0],
  ['高企亏损', 'hnteRate', { taxableIncomeFen: wan(-120) }, 0, '应纳税所得额-120万元，没有应缴的企业所得税'],

  // 公告2023年第12号: each limit belongs to it.
  ['小微低于300万元', 'smallProfit', { taxableIncomeFen: wan(299), workforce: 300, assetsFen: wan(5000) }, wan(59.8)],
  [
    '小微正好300万元、300人、5000万元',
    'smallProfit',
    { taxableIncomeFen: wan(300), workforce: 300, assetsFen: wan(5000) },
    wan(60),
    '300万元×25%−300万元×5%＝60万元',
  ],
  [
    '小微多1分',
    'smallProfit',
    { taxableIncomeFen: wan(300) + 1, workforce: 300, assetsFen: wan(5000) },
    0,
    '应纳税所得额300.000001万元超过300万元，不是小型微利企业',
  ],
  ['小微301人', 'smallProfit', { taxableIncomeFen: wan(300), workforce: 301, assetsFen: wan(5000) }, 0],
  ['小微资产多1分', 'smallProfit', { taxableIncomeFen: wan(300), workforce: 300, assetsFen: wan(5000) + 1 }, 0],
  ['小微亏损', 'smallProfit', { taxableIncomeFen: wan(-1), workforce: 3, assetsFen: wan(5) }, 0],

  // 公告2023年第7号 and 第44号.
  [
    '加计100%，税率25%',
    'rdDeduction',
    { rdExpenseFen: wan(1286), deductionPercent: 100, taxPercent: 25 },
    wan(321.5),
    '1,286万元×100%×25%＝321.5万元',
  ],
  ['加计100%，税率15%', 'rdDeduction', { rdExpenseFen: wan(1286), deductionPercent: 100, taxPercent: 15 }, wan(192.9)],
  ['加计120%，税率15%', 'rdDeduction', { rdExpenseFen: wan(1000), deductionPercent: 120, taxPercent: 15 }, wan(180)],
  ['加计100%，小微5%', 'rdDeduction', { rdExpenseFen: wan(100), deductionPercent: 100, taxPercent: 5 }, wan(5)],

  // 实施条例第九十条.
  ['技术转让低于500万元', 'techTransfer', { incomeFen: wan(499) }, wan(124.75), '499万元×25%＝124.75万元'],
  ['技术转让正好500万元', 'techTransfer', { incomeFen: wan(500) }, wan(125)],
  [
    '技术转让高于500万元',
    'techTransfer',
    { incomeFen: wan(600) },
    wan(137.5),
    '500万元×25%＋100万元×50%×25%＝137.5万元',
  ],
];

describe('测算', () => {
  it.each(cases)('%s', (_, kind, inputs, amountFen, formula) => {
    const found = calculate(kind, inputs);
    expect(found.amountFen).toBe(amountFen);
    if (formula !== undefined) expect(found.formula).toBe(formula);
  });

  it('说明是什么限制了金额', () => {
    const year = { principalFen: wan(1000), percent: 1.5, from: '2025-01-01', to: '2026-01-01' };
    expect(calculate('interest', { ...year, paidFen: wan(14) }).notes).toEqual([
      '计息天数算头不算尾，每年按365天',
      '超过实付利息，按实付利息14万元计',
    ]);
    expect(calculate('share', { baseFen: wan(1286), percent: 10, capFen: wan(100) }).notes).toEqual([
      '超过上限，按上限100万元计',
    ]);
    expect(calculate('share', { baseFen: 3, percent: 50 }).notes).toEqual(['不足1分的舍去']);
  });

  it.each([
    ['满2年之前', '2027-12-31', 14_958_904 + wan(15)],
    ['正好2年', '2028-01-01', wan(30)],
    ['2年以后', '2028-06-01', wan(30)],
  ])('贴息期限不超过2年：%s', (_, to, amountFen) => {
    // 2026 and 2027 have 365 days each.
    const found = calculate('interest', { principalFen: wan(1000), percent: 1.5, from: '2026-01-01', to }, 24);
    expect(found.amountFen).toBe(amountFen);
    expect(found.notes.some((note) => note.includes('计到2028-01-01'))).toBe(to > '2028-01-01');
  });

  it.each<[string, CalculatorKind, CalculatorInputs, Record<string, string>]>([
    ['缺的都说', 'share', {}, { 'inputs.baseFen': '请填写计算基数', 'inputs.percent': '请填写比例' }],
    [
      '还款日在前',
      'interest',
      { principalFen: 1, percent: 1, from: '2026-02-01', to: '2026-01-31' },
      { 'inputs.to': '还款日不能早于起息日2026-02-01，现在是2026-01-31' },
    ],
    [
      '分档不是由低到高',
      'bands',
      {
        baseFen: 1,
        bands: [
          { upToFen: 2, percent: 1 },
          { upToFen: 2, percent: 1 },
        ],
      },
      { 'inputs.bands': '分档应由低到高，不设上限的只能是最后一档' },
    ],
    [
      '不设上限的不在最后',
      'bands',
      {
        baseFen: 1,
        bands: [
          { upToFen: null, percent: 1 },
          { upToFen: 2, percent: 1 },
        ],
      },
      { 'inputs.bands': '分档应由低到高，不设上限的只能是最后一档' },
    ],
  ])('%s', (_, kind, inputs, expected) => {
    let refused: unknown;
    try {
      calculate(kind, inputs);
    } catch (error) {
      refused = error;
    }
    const { fieldErrors = [] } = (refused as { detail: { fieldErrors?: { field: string; message: string }[] } }).detail;
    expect(Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]))).toEqual(expected);
  });
});

describe('出处', () => {
  const clauses = new Map(
    nationalProgrammes().flatMap(({ id, clauses: own }) => own.map((clause) => [`${id} ${clause.id}`, clause.text])),
  );
  const quotes = [...quotesOfStarts, ...[...choices, ...onceOnly].map(({ quote }) => quote)];
  it.each(quotes.map((quote) => [quote.text, quote] as const))('“%s”在条款里', (text, { policyId, clauseId }) => {
    expect(clauses.get(`${policyId} ${clauseId}`)).toContain(text);
  });

  it.each([
    ['smallProfit', {}, '财政部 税务总局公告2023年第12号'],
    ['rdDeduction', { deductionPercent: 100 }, '财政部 税务总局公告2023年第7号'],
    ['rdDeduction', { deductionPercent: 120 }, '财政部 税务总局 国家发展改革委 工业和信息化部公告2023年第44号'],
  ] as const)('%s %o依%s', (kind, inputs, docNo) => {
    expect(sourceOf(kind, inputs, undefined)).toMatchObject({ docNo, clause: { label: '优惠内容' } });
  });
  it('高企税率依企业所得税法第二十八条第二款；自己填的标准没有出处', () => {
    expect(sourceOf('hnteRate', {}, undefined)?.clause).toMatchObject({ label: '第二十八条第二款' });
    expect(sourceOf('share', {}, undefined)).toBeNull();
  });

  const item = (id: string) => ({ id, matchable: matchable(({ key }) => key(id)) });
  it('测算方式与标准是事项的，才引事项的条款', () => {
    const loan = item('n-equipment-loan-2026-2.interest');
    expect(sourceOf('interest', { percent: 1.5 }, loan)?.clause).toMatchObject({ clauseId: 'rate' });
    // Another rate and another way of reckoning are not what the document says.
    expect(sourceOf('interest', { percent: 2 }, loan)).toBeNull();
    expect(sourceOf('share', { percent: 1.5 }, loan)).toBeNull();
    expect(sourceOf('smallProfit', {}, loan)).toMatchObject({ docNo: '财政部 税务总局公告2023年第12号' });
  });
  it('按利息的比例贴息的，引那一句', () => {
    const subsidy = { id: 'x', matchable: matchable(({ says }) => says(/按照实际支付利息的30%给予贴息/)) };
    const { inputs } = startOf('x', subsidy.matchable, factsOf({}));
    expect(sourceOf('share', inputs, subsidy)?.clause?.quote).toContain('按照实际支付利息的30%给予贴息');
  });
});

describe('从文件写的标准开始', () => {
  const start = (words: RegExp) =>
    startOf(
      'x',
      matchable(({ says }) => says(words)),
      factsOf({}),
    );
  it('按实际支付利息的比例贴息，是利息的一部分，不是本金的年利率', () => {
    const { calculator, inputs } = start(/按照实际支付利息的30%给予贴息/);
    expect({ calculator, inputs }).toEqual({
      calculator: 'share',
      inputs: { percent: 30, capFen: expect.any(Number) },
    });
    // 1000万元 at 3.45% for a year.
    expect(calculate(calculator, { ...inputs, capFen: wan(20), baseFen: wan(34.5) }).amountFen).toBe(wan(10.35));
  });
  it('担保费也是', () => {
    expect(start(/按照实际支付担保费的40%给予补助/)).toMatchObject({ calculator: 'share', inputs: { percent: 40 } });
  });
  it('按百分点贴息，是本金的年利率，期限依文件', () => {
    const base = matchable(({ says }) => says(/按照实际支付利息的30%给予贴息/));
    const clauses = base.clauses.map((clause) =>
      clause.id === base.item.id ? { ...clause, text: '贴息比例为2个百分点，贴息期限不超过18个月。' } : clause,
    );
    expect(startOf('x', { ...base, clauses }, factsOf({}))).toMatchObject({
      calculator: 'interest',
      inputs: { percent: 2 },
    });
    expect(maxMonthsOf('x', { ...base, clauses })).toBe(18);
  });
  it('没有写比例的贴息不猜', () => {
    const base = matchable(({ says }) => says(/按照实际支付利息的30%给予贴息/));
    const clauses = base.clauses.map((clause) => ({ ...clause, text: '给予贴息。' }));
    const { calculator, inputs } = startOf('x', { ...base, clauses }, factsOf({}));
    expect([calculator, inputs.percent]).toEqual(['interest', undefined]);
  });
  it('按件、按人的，带入每件金额', () => {
    expect(start(/每件给予资助3万元/)).toMatchObject({ calculator: 'perUnit', inputs: { unitFen: wan(3) } });
    expect(start(/每人给予补助1500元/)).toMatchObject({ calculator: 'perUnit', inputs: { unitFen: wan(0.15) } });
    // Of square metres and months no number of pieces is meant.
    expect(start(/每平方米每月给予补贴10元/)).toMatchObject({ calculator: 'share' });
  });
});

function matchable(
  isIt: (is: { key: (id: string) => boolean; says: (words: RegExp) => boolean }) => boolean,
): Matchable {
  const found = embeddedMatchables().find((each) =>
    isIt({
      key: (id) => rewardId(each) === id,
      says: (words) => words.test(each.clauses.find(({ id }) => id === each.item.id)?.text ?? ''),
    }),
  );
  if (found === undefined) throw new Error('No such item in the library');
  return found;
}

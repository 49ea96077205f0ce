import type { MainComponents } from '@hengce/api/contract';
import {
  add,
  compare,
  dayNumber,
  divide,
  exactMoney,
  fromNumber,
  least,
  multiply,
  type Rational,
  rational,
  subtract,
  zero,
} from '@hengce/rules';
import { addMonths, exactAmount, formatDay } from '@hengce/text';
import { Rejection } from '../../platform/contract';
import { day as dayMs } from '../../platform/vocabulary';
import { bandParts } from '../items';

type S = MainComponents['schemas'];
export type CalculatorKind = S['CalculatorKind'];
export type CalculatorInputs = S['CalculatorInputs'];
type Field = keyof CalculatorInputs;

export interface Reckoned {
  /** Whole fen. */
  amountFen: number;
  formula: string;
  notes: string[];
}

const labels: Readonly<Record<Field, string>> = {
  sumFen: '定额',
  baseFen: '计算基数',
  percent: '比例',
  capFen: '上限',
  bands: '分档',
  count: '件数',
  unitFen: '每件金额',
  principalFen: '贷款本金',
  from: '起息日',
  to: '还款日',
  paidFen: '实付利息',
  taxableIncomeFen: '应纳税所得额',
  workforce: '从业人数',
  assetsFen: '资产总额',
  rdExpenseFen: '研发费用',
  deductionPercent: '加计比例',
  taxPercent: '企业所得税税率',
  incomeFen: '技术转让所得',
};

/** Inputs that each calculator needs. */
const needed = {
  fixed: ['sumFen'],
  share: ['baseFen', 'percent'],
  bands: ['baseFen', 'bands'],
  perUnit: ['count', 'unitFen'],
  interest: ['principalFen', 'percent', 'from', 'to'],
  hnteRate: ['taxableIncomeFen'],
  smallProfit: ['taxableIncomeFen', 'workforce', 'assetsFen'],
  rdDeduction: ['rdExpenseFen', 'deductionPercent', 'taxPercent'],
  techTransfer: ['incomeFen'],
} as const satisfies Record<CalculatorKind, readonly Field[]>;

const refuse = (fieldErrors: readonly { field: Field; message: string }[]): never => {
  const errors = fieldErrors.map(({ field, message }) => ({ field: `inputs.${field}`, message }));
  throw new Rejection(400, errors[0]?.message ?? '', 400, { fieldErrors: errors });
};

/**
 * Amount by a calculator, in exact fractions that are rounded down to whole fen at the end.
 *
 * @param maxMonths the longest time for which interest is subsidised; no limit when undefined
 * @throws Rejection that names the inputs that are missing or do not fit
 */
export function calculate(kind: CalculatorKind, inputs: CalculatorInputs, maxMonths?: number): Reckoned {
  const missing = needed[kind].filter((field) => inputs[field] === undefined);
  if (missing.length > 0) refuse(missing.map((field) => ({ field, message: `请填写${labels[field]}` })));
  const known = inputs as Required<CalculatorInputs>;
  switch (kind) {
    case 'fixed':
      return { amountFen: known.sumFen, formula: `定额${exactAmount(known.sumFen)}`, notes: [] };
    case 'share':
      return capped(
        times(fen(known.baseFen), known.percent),
        [`${exactAmount(known.baseFen)}×${known.percent}%`],
        inputs,
      );
    case 'bands':
      return byBands(known, inputs);
    case 'perUnit':
      return capped(
        multiply(fen(known.unitFen), rational(BigInt(known.count))),
        [`${known.count}件×${exactAmount(known.unitFen)}`],
        inputs,
      );
    case 'interest':
      return interest(known, inputs, maxMonths);
    case 'hnteRate':
      return taxSaved(fen(known.taxableIncomeFen), 15);
    case 'smallProfit':
      return smallProfit(known);
    case 'rdDeduction': {
      const { rdExpenseFen, deductionPercent, taxPercent } = known;
      const saved = times(times(fen(rdExpenseFen), deductionPercent), taxPercent);
      const reckoned = capped(saved, [`${exactAmount(rdExpenseFen)}×${deductionPercent}%×${taxPercent}%`], {});
      reckoned.notes.push('少缴的企业所得税；应纳税所得额不足扣除的部分当年用不完，形成亏损的按规定结转以后年度');
      return reckoned;
    }
    default:
      return techTransfer(fen(known.incomeFen));
  }
}

const fen = (amount: number): Rational => rational(BigInt(amount));
const hundred = rational(100n);
const times = (value: Rational, percent: number): Rational => divide(multiply(value, fromNumber(percent)), hundred);
const whole = (value: Rational): Rational => rational(value.n / value.d);

/** Limits of an amount: the cap of the document, and what the firm paid. */
interface Limits {
  capFen?: number | undefined;
  paidFen?: number | undefined;
}

function capped(value: Rational, parts: readonly string[], { capFen, paidFen }: Limits): Reckoned {
  const notes: string[] = [];
  let amount = whole(value);
  if (amount.n * value.d !== value.n) notes.push('不足1分的舍去');
  const formula = `${parts.length === 0 ? '0' : parts.join('＋')}＝${exactMoney(amount)}`;
  for (const [limit, words] of [
    [capFen, '上限'],
    [paidFen, '实付利息'],
  ] as const) {
    if (limit === undefined || compare(amount, fen(limit)) <= 0) continue;
    amount = fen(limit);
    notes.push(`超过${words}，按${words}${exactMoney(amount)}计`);
  }
  return { amountFen: Number(amount.n), formula, notes };
}

function byBands({ baseFen, bands }: Required<CalculatorInputs>, limits: Limits): Reckoned {
  const ends = bands.map(({ upToFen }) => upToFen);
  const isRising = ends.every((end, at) => {
    const before = at === 0 ? 0 : ends[at - 1];
    return end === null ? at === ends.length - 1 : before != null && end > before;
  });
  if (!isRising) refuse([{ field: 'bands', message: '分档应由低到高，不设上限的只能是最后一档' }]);
  const reached = bandParts(fen(baseFen), bands);
  const sum = reached.reduce((total, { part, percent }) => add(total, times(part, percent)), zero);
  return capped(
    sum,
    reached.map(({ part, percent }) => `${exactMoney(part)}×${percent}%`),
    limits,
  );
}

function interest({ principalFen, percent, from, to }: Required<CalculatorInputs>, limits: Limits, maxMonths?: number) {
  if (to < from) refuse([{ field: 'to', message: `还款日不能早于起息日${from}，现在是${to}` }]);
  const [start, end] = [dayNumber(from), dayNumber(to)];
  const last =
    maxMonths === undefined ? end : BigInt(addMonths(new Date(`${from}T00:00:00Z`), maxMonths).getTime() / dayMs);
  const days = (last < end ? last : end) - start;
  const value = divide(multiply(times(fen(principalFen), percent), rational(days)), rational(365n));
  const reckoned = capped(value, [`${exactAmount(principalFen)}×${percent}%×${days}天÷365`], limits);
  reckoned.notes.unshift('计息天数算头不算尾，每年按365天');
  if (last < end) reckoned.notes.unshift(`贴息期限不超过${maxMonths}个月，计到${formatDay(Number(last))}`);
  return reckoned;
}

const standardPercent = 25;
function taxSaved(income: Rational, percent: number): Reckoned {
  if (compare(income, zero) <= 0)
    return { amountFen: 0, formula: `应纳税所得额${exactMoney(income)}，没有应缴的企业所得税`, notes: [] };
  const saved = subtract(times(income, standardPercent), times(income, percent));
  const reckoned = capped(saved, [`${exactMoney(income)}×${standardPercent}%−${exactMoney(income)}×${percent}%`], {});
  reckoned.notes.push(`与按${standardPercent}%缴纳相比少缴的企业所得税`);
  return reckoned;
}

/** Limits of a small low-profit firm, inclusive: 财政部 税务总局公告2023年第12号; 不超过 includes the number itself (民法典第一千二百五十九条). */
const maxIncome = fen(300_000_000);
const maxAssets = fen(5_000_000_000);
const maxWorkforce = 300;
function smallProfit({ taxableIncomeFen, workforce, assetsFen }: Required<CalculatorInputs>): Reckoned {
  const [income, assets] = [fen(taxableIncomeFen), fen(assetsFen)];
  const over = [
    ...(compare(income, maxIncome) > 0 ? [`应纳税所得额${exactMoney(income)}超过${exactMoney(maxIncome)}`] : []),
    ...(workforce > maxWorkforce ? [`从业人数${workforce}人超过${maxWorkforce}人`] : []),
    ...(compare(assets, maxAssets) > 0 ? [`资产总额${exactMoney(assets)}超过${exactMoney(maxAssets)}`] : []),
  ];
  if (over.length === 0) return taxSaved(income, 5);
  return { amountFen: 0, formula: `${over.join('，')}，不是小型微利企业`, notes: ['全额按适用税率缴纳，没有分段'] };
}

/** Income from technology transfer that is exempt: 企业所得税法实施条例第九十条. */
const exempt = fen(500_000_000);
function techTransfer(income: Rational): Reckoned {
  const free = least(income, exempt);
  const half = subtract(income, free);
  const saved = add(times(free, standardPercent), times(times(half, 50), standardPercent));
  const parts = [
    `${exactMoney(free)}×${standardPercent}%`,
    ...(compare(half, zero) > 0 ? [`${exactMoney(half)}×50%×${standardPercent}%`] : []),
  ];
  return capped(saved, parts, {});
}

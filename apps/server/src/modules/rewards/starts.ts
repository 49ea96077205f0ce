import type { MainComponents } from '@hengce/api/contract';
import { nationalProgrammes } from '../../corpus/national/nationalProgrammes';
import { from } from '../../corpus/rules/build';
import { clauseOf } from '../evaluation/library';
import type { Matchable } from '../match/matchable';
import { compute, type Expr } from '../rules/expression';
import type { FactRef, FactSet } from '../rules/facts';
import { soleValue } from '../rules/interval';
import type { Quote } from '../rules/rule';
import type { CalculatorInputs, CalculatorKind } from './calculators';

type S = MainComponents['schemas'];

/** How a national item is reckoned, and where its document says so. */
interface NationalStart {
  calculator: CalculatorKind;
  inputs: CalculatorInputs;
  quote: Quote;
  mostMonths?: number;
}
const national: Readonly<Record<string, NationalStart>> = {
  'n-hnte-income-tax.rate-15': {
    calculator: 'hnteRate',
    inputs: {},
    quote: from('n-hnte-income-tax')('art-28.2', '15%的优惠税率'),
  },
  'n-small-profit-2023-12.effective-5': {
    calculator: 'smallProfit',
    inputs: {},
    quote: from('n-small-profit-2023-12')('rate', '企业所得税实际税负为5%'),
  },
  'n-rd-deduction-2023-7.deduction-100': {
    calculator: 'rdDeduction',
    inputs: { deductionPercent: 100 },
    quote: from('n-rd-deduction-2023-7')('rate', '按实际发生额的100%加计扣除'),
  },
  'n-ic-deduction-2023-44.deduction-120': {
    calculator: 'rdDeduction',
    inputs: { deductionPercent: 120 },
    quote: from('n-ic-deduction-2023-44')('rate', '按实际发生额的120%加计扣除'),
  },
  'n-vat-credit-2023-43.credit-5': {
    calculator: 'share',
    inputs: { percent: 5 },
    quote: from('n-vat-credit-2023-43')('rate', '按当期可抵扣进项税额加计5%'),
  },
  'n-tech-transfer-income-tax.exemption': {
    calculator: 'techTransfer',
    inputs: {},
    quote: from('n-tech-transfer-income-tax')('art-90', '不超过500万元的部分免征企业所得税，超过500万元的部分减半征收'),
  },
  'n-equipment-loan-2026-2.interest': {
    calculator: 'interest',
    inputs: { percent: 1.5 },
    quote: from('n-equipment-loan-2026-2')('rate', '贴息比例为1.5个百分点，贴息期限不超过2年'),
    mostMonths: 24,
  },
};
/** Every quote above, for the test that verifies them. */
export const quotesOfStarts: readonly Quote[] = Object.values(national).map(({ quote }) => quote);

/** The rule that a calculator applies when no item is named. */
const ruleOfKind: Partial<Record<CalculatorKind, string>> = {
  hnteRate: 'n-hnte-income-tax.rate-15',
  smallProfit: 'n-small-profit-2023-12.effective-5',
  rdDeduction: 'n-rd-deduction-2023-7.deduction-100',
  techTransfer: 'n-tech-transfer-income-tax.exemption',
};

export const mostMonthsOf = (id: string | undefined): number | undefined =>
  id === undefined ? undefined : national[id]?.mostMonths;

const programmes = new Map(nationalProgrammes().map((programme) => [programme.id, programme]));

/** Where the standard is from; null for one that was typed in. */
export function sourceOf(
  kind: CalculatorKind,
  { deductionPercent }: CalculatorInputs,
  item: { id: string; matchable: Matchable } | undefined,
): S['RewardSource'] | null {
  if (item) {
    const { title, docNo } = item.matchable.policy;
    const quote = national[item.id]?.quote;
    return { title, docNo, clause: quote === undefined ? null : clauseOf(quote) };
  }
  const isHigher = kind === 'rdDeduction' && deductionPercent === 120;
  const rule = isHigher ? 'n-ic-deduction-2023-44.deduction-120' : ruleOfKind[kind];
  const quote = rule === undefined ? undefined : national[rule]?.quote;
  const programme = quote && programmes.get(quote.policyId);
  return quote && programme ? { title: programme.title, docNo: programme.docNo, clause: clauseOf(quote) } : null;
}

/** The calculator for an item, as far as its document says how; the base from the firm's facts. */
export function startOf(id: string, { item }: Matchable, facts: FactSet): S['CalculatorStart'] {
  const known = national[id];
  if (known) return { calculator: known.calculator, inputs: known.inputs };
  const { amount, amountRule, support } = item;
  const capFen = amount?.capFen ?? undefined;
  const cap = capFen === undefined ? {} : { capFen };
  if (amountRule === undefined || amountRule.fact === undefined) {
    if (amountRule?.kind === 'fixed' && capFen !== undefined)
      return { calculator: 'fixed', inputs: { sumFen: capFen } };
    return { calculator: support === 'interest' ? 'interest' : 'share', inputs: cap };
  }
  const { kind, percent, bands, fact } = amountRule;
  const newest: Expr = { k: 'fact', key: fact as FactRef['key'], back: 0 };
  const before: Expr = { k: 'fact', key: fact as FactRef['key'], back: 1 };
  const value = soleValue(
    compute(kind === 'increase' ? { k: 'subtract', left: newest, right: before } : newest, facts).interval,
  );
  // A base below 0 brings nothing, as in the report.
  const base = value === undefined ? {} : { baseFen: Math.max(0, Number(value.n / value.d)) };
  if (kind === 'bands' && bands) return { calculator: 'bands', inputs: { bands, ...cap, ...base } };
  return { calculator: 'share', inputs: { ...(percent === undefined ? {} : { percent }), ...cap, ...base } };
}

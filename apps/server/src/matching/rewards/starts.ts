import type { MainComponents } from '@hengce/api/contract';
import type { FactSet, Quote } from '@hengce/rules';
import { compute, from, multiply, rational, soleValue, toDecimalText } from '@hengce/rules';
import { clauseOf, nationalProgrammes } from '../../corpus/programmes';
import { amountOf, awardOf, baseOf, clauseOfItem, type Matchable, ownClause } from '../items';
import { readTerms } from '../match';
import type { CalculatorInputs, CalculatorKind } from './calculators';

type S = MainComponents['schemas'];

/** The calculator of a national item, with the words of the document that it follows. */
interface NationalStart {
  calculator: CalculatorKind;
  inputs: CalculatorInputs;
  quote: Quote;
  maxMonths?: number;
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
    maxMonths: 24,
  },
};
/** Words of national documents that calculators follow; a test finds each in its document. */
export const quotesOfStarts: readonly Quote[] = Object.values(national).map(({ quote }) => quote);

/** The item whose rule a calculator applies when the request names none. */
const ruleOfKind: Partial<Record<CalculatorKind, string>> = {
  hnteRate: 'n-hnte-income-tax.rate-15',
  smallProfit: 'n-small-profit-2023-12.effective-5',
  rdDeduction: 'n-rd-deduction-2023-7.deduction-100',
  techTransfer: 'n-tech-transfer-income-tax.exemption',
};

/** The longest time (months) for which an item subsidises interest; undefined where there is no limit. */
export const maxMonthsOf = (id: string, matchable: Matchable): number | undefined =>
  national[id] === undefined ? (termsOf(matchable)?.terms.months ?? undefined) : national[id].maxMonths;

const programmes = new Map(nationalProgrammes().map((programme) => [programme.id, programme]));

/**
 * Source of a calculation: the document of the item where calculator and rate are its own, else the national rule that the calculator
 * follows; null where there is neither.
 */
export function sourceOf(
  kind: CalculatorKind,
  inputs: CalculatorInputs,
  item: { id: string; matchable: Matchable } | undefined,
): S['RewardSource'] | null {
  const levels = item?.matchable.item.amountRule?.levels ?? [];
  const isLevel = kind === 'fixed' && levels.some(({ sumFen }) => sumFen === inputs.sumFen);
  if (item && (isLevel || isOfDocument(kind, inputs, calculatorOf(item.id, item.matchable)))) {
    const { title, docNo } = item.matchable.policy;
    const quote = national[item.id]?.quote;
    return { title, docNo, clause: quote === undefined ? awardClauseOf(item.matchable) : clauseOf(quote) };
  }
  const { deductionPercent } = inputs;
  const isHigher = kind === 'rdDeduction' && deductionPercent === 120;
  const rule = isHigher ? 'n-ic-deduction-2023-44.deduction-120' : ruleOfKind[kind];
  const quote = rule === undefined ? undefined : national[rule]?.quote;
  const programme = quote && programmes.get(quote.policyId);
  return quote && programme ? { title: programme.title, docNo: programme.docNo, clause: clauseOf(quote) } : null;
}

/** The input of each calculator that comes from the document. */
const standards: Partial<Record<CalculatorKind, keyof CalculatorInputs>> = {
  fixed: 'sumFen',
  share: 'percent',
  bands: 'bands',
  perUnit: 'unitFen',
  interest: 'percent',
  rdDeduction: 'deductionPercent',
};

/** Whether calculator and inputs are those of the document. */
function isOfDocument(kind: CalculatorKind, inputs: CalculatorInputs, standard: S['CalculatorStart']): boolean {
  if (kind !== standard.calculator) return false;
  const field = standards[kind];
  return field === undefined || isSame(inputs[field], standard.inputs[field]);
}

function isSame(a: CalculatorInputs[keyof CalculatorInputs], b: typeof a): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  const isBand = (band: (typeof a)[number], at: number) =>
    band.upToFen === b[at]?.upToFen && band.percent === b[at]?.percent;
  return a.length === b.length && a.every(isBand);
}

/** The calculator for an item with inputs from its document, and the base from the firm's facts. */
export function startOf(id: string, matchable: Matchable, facts: FactSet): S['CalculatorStart'] {
  const standard = calculatorOf(id, matchable);
  const { amountRule } = matchable.item;
  if (amountRule?.levels) {
    const amount = amountOf(matchable.item, facts, null);
    return amount?.certainty === 'fixed' ? { calculator: 'fixed', inputs: { sumFen: amount.hiFen } } : standard;
  }
  // The most that may be paid is no base that was paid.
  const isStated = national[id] === undefined && amountRule?.rate === undefined;
  const reckoned = isStated ? amountRule && baseOf(amountRule) : undefined;
  if (reckoned === undefined) return standard;
  const value = soleValue(compute(reckoned, facts).interval);
  // A negative base counts as 0, as in reports.
  const known = value && Math.max(0, Number(value.n / value.d));
  const base = amountRule?.kind === 'each' ? { count: known } : { baseFen: known };
  return { ...standard, inputs: { ...standard.inputs, ...(known === undefined ? {} : base) } };
}

/** Calculator for an item, with the inputs that its document states (rate, bands, cap). */
export function calculatorOf(id: string, matchable: Matchable): S['CalculatorStart'] {
  const known = national[id];
  if (known) return { calculator: known.calculator, inputs: known.inputs };
  const { amount, amountRule, support } = matchable.item;
  const capFen = amount?.capFen ?? undefined;
  const cap = capFen === undefined ? {} : { capFen };
  const { kind, fact, number, percent, bands } = amountRule ?? {};
  if (kind !== 'each' && (fact ?? number) !== undefined) {
    if (kind === 'bands' && bands) return { calculator: 'bands', inputs: { bands, ...cap } };
    return { calculator: 'share', inputs: { ...(percent === undefined ? {} : { percent }), ...cap } };
  }
  const isSum = kind === 'fixed' || kind === 'levels';
  if (isSum && capFen !== undefined) return { calculator: 'fixed', inputs: { sumFen: capFen } };
  const found = termsOf(matchable);
  if (found) {
    const { k, rate } = found.terms.by;
    const percent = Number(toDecimalText(multiply(rate, rational(100n)), 6));
    // A share is of the interest paid, points are of the principal per year.
    return { calculator: k === 'share' ? 'share' : 'interest', inputs: { percent, ...cap } };
  }
  const unit = unitOf(matchable);
  if (unit) return { calculator: 'perUnit', inputs: { unitFen: unit.unitFen, ...cap } };
  return { calculator: support === 'interest' ? 'interest' : 'share', inputs: cap };
}

/** Terms of a subsidy of interest or guarantee fees; other awards are not read, because their rates mean something else. */
function termsOf(matchable: Matchable) {
  const { support } = matchable.item;
  const award = support === 'interest' || support === 'guarantee' ? awardOf(matchable) : undefined;
  const terms = award && readTerms(award.text);
  return terms ? { clauseId: award.id, terms } : undefined;
}

/** Matches support by the piece, such as 每件给予资助3万元, and not 每平方米每月. */
const perUnit = /每[^每，。；]{1,6}给予(?:奖励|补助|补贴|资助)(\d{1,9})(?:\.(\d{1,6}))?(万)?元/;
function unitOf(matchable: Matchable) {
  const award = ownClause(matchable);
  const found = award && perUnit.exec(award.text);
  if (!found || award.text[found.index - 1]?.match(/[^，。；]/)) return undefined;
  const [quote, whole = '', fraction = '', unit] = found;
  const places = unit ? 6 : 2;
  // A number with parts of a fen is not a sum of money.
  if (fraction.length > places) return undefined;
  return { clauseId: award.id, quote, unitFen: Number(whole + fraction.padEnd(places, '0')) };
}

/** The sentence of an item's own clause that its rule was taken from. */
function ruleOf(matchable: Matchable) {
  const award = matchable.item.amountRule && ownClause(matchable);
  const [quote] = award?.text.split(/[。：；\n]/) ?? [];
  return award && quote ? { clauseId: award.id, quote } : undefined;
}

/** The clause from which the inputs were read. */
function awardClauseOf(matchable: Matchable): S['MatchClause'] | null {
  const terms = termsOf(matchable);
  const read = terms
    ? { clauseId: terms.clauseId, quote: terms.terms.quote }
    : (unitOf(matchable) ?? ruleOf(matchable));
  return read ? clauseOfItem(matchable, read.clauseId, read.quote) : null;
}

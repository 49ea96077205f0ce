import { decimal, type Rational } from '@hengce/rules';
import { readAmount } from '@hengce/text';

/** A subsidy of interest or guarantee fees, as a clause words it. */
export interface Terms {
  cost: 'interest' | 'guaranteeFee';
  /** A share of the cost paid, or points of the principal per year. */
  by: { k: 'share' | 'points'; rate: Rational };
  /** Longest time of the subsidy, from the day of the loan; null without a limit. */
  months: number | null;
  /** Highest sum of a firm in a calendar year; null without a limit. */
  yearCapFen: bigint | null;
  quote: string;
}

const share = /按照实际支付(利息|担保费)的(\d{1,3}(?:\.\d{1,4})?)%给予(?:贴息|补助)/;
const points = /(?:贴息比例|贴息率)(?:为|是)?(\d{1,2}(?:\.\d{1,4})?)个百分点/;
const maxTerm = /贴息期限不超过(\d{1,3})(个月|年)/;
const yearCap = /单个企业每年度不超过(\d{1,9}(?:\.\d{1,6})?[万亿]?元)/;

/**
 * Terms in the first sentence of a clause that names a rate; null where none does, and where one names a share and points, which are tiers.
 */
export function readTerms(clause: string): Terms | null {
  const quote = clause.split(/[。；\n]/).find((sentence) => share.test(sentence) || points.test(sentence));
  if (quote === undefined) return null;
  const ofCost = share.exec(quote);
  const ofPrincipal = points.exec(quote);
  // Two rates in one sentence are tiers.
  if (ofCost && ofPrincipal) return null;
  const [, count, unit] = maxTerm.exec(quote) ?? [];
  return {
    cost: ofCost?.[1] === '担保费' ? 'guaranteeFee' : 'interest',
    by: ofCost
      ? { k: 'share', rate: decimal(`${ofCost[2]}%`) }
      : { k: 'points', rate: decimal(`${ofPrincipal?.[1]}%`) },
    months: count === undefined ? null : Number(count) * (unit === '年' ? 12 : 1),
    yearCapFen: capOf(quote),
    quote,
  };
}

const capOf = (sentence: string): bigint | null => readAmount(yearCap.exec(sentence)?.[1] ?? '');

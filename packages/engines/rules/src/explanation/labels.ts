import { type FactRef, periodOf } from '../facts/facts';
import { labelOfAsked } from '../facts/needDefs';

/** Name of a fact with its year: 2025年研发费用. */
export function labelOf(ref: FactRef, asOf: string): string {
  const label = labelOfAsked(ref.key);
  const period = periodOf(asOf, ref);
  return period === '' ? label : `${period}年${label}`;
}

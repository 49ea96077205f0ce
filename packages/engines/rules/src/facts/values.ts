import { type FactSet, factSet, type StoredFact } from './facts';

/** Day of the golden cases. */
export const asOf = '2026-11-20';
/** Number of 分 in 万元. */
export const wan = 1_000_000;

/** Facts by key, yearly ones as `revenue@2025`; money in 分. */
export type Values = Readonly<Record<string, number | string | boolean>>;

export const storedFacts = (values: Values): StoredFact[] =>
  Object.entries(values).map(([name, value]) => {
    const [key = '', period = ''] = name.split('@');
    return { key, period, value, source: 'user', confidence: 'stated' };
  });

export const factsOf = (values: Values): FactSet => factSet(asOf, storedFacts(values));

import { msPerDay } from '@hengce/text';
import { anything, type Bound, type Interval, notNegative, point, share } from '../numbers/interval';
import { fromNumber, rational } from '../numbers/rational';
import type { FactKey, FactSource, ProfileKey } from './factDefs';
import { findAsked, type NeedKey } from './needDefs';

/** Reference of a rule to a fact of the enterprise, to a yearly one in a financial year, or to a part of a need. */
export interface FactRef {
  key: FactKey | ProfileKey | NeedKey;
  /** Number of full financial years before the newest one: 0 is 上年度. Absent for facts without a year. */
  back?: number;
}

export type FactConfidence = 'stated' | 'evidenced';

/** Known part of a fact: a value, or the range of a number. An absent fact is unknown; 0 and false are values. */
export type Known = { value: string | boolean } | { number: Interval };
export interface KnownFact {
  known: Known;
  source: FactSource;
  confidence: FactConfidence;
}

/** Facts of one enterprise on one day. */
export interface FactSet {
  /** Day on which rules are applied, `YYYY-MM-DD` in Asia/Shanghai. */
  asOf: string;
  get(ref: FactRef): KnownFact | undefined;
}

/** Newest full financial year on a day. */
export const lastYear = (asOf: string): number => Number(asOf.slice(0, 4)) - 1;

/** Financial year of a reference, such as `2025`; empty for facts without a year. */
export const periodOf = (asOf: string, { back }: FactRef): string =>
  back === undefined ? '' : String(lastYear(asOf) - back);

/** Days since 1970-01-01, so that dates can be subtracted. */
export const dayNumber = (date: string): bigint => BigInt(Date.parse(`${date}T00:00:00Z`) / msPerDay);

/** Range of all numbers that a fact can have: 0 to 1 for a ratio, from 0 on for most others, any for dates and for facts that may be negative. */
export function domainOf(key: FactRef['key']): Interval {
  const def = findAsked(key);
  if (def === undefined || def.mayBeNegative || def.type === 'date') return anything;
  return def.type === 'ratio' ? share : notNegative;
}

export interface StoredFact {
  key: string;
  /** Financial year; empty for facts without one. */
  period: string;
  value: string | number | boolean;
  source: FactSource;
  confidence: FactConfidence;
}

/** Number of which only a range is known; null for no limit on that side. */
export interface StoredRange {
  key: string;
  period: string;
  from: number | null;
  to: number | null;
}

/**
 * Fact set of stored facts, one per key and period. Later entries replace earlier ones, as in a what-if, and ranges
 * replace values.
 */
export function factSet(asOf: string, stored: readonly StoredFact[], ranges: readonly StoredRange[] = []): FactSet {
  const byRef = new Map<string, KnownFact>();
  for (const { key, period, value, source, confidence } of stored)
    byRef.set(`${key}/${period}`, { known: toKnown(value), source, confidence });
  for (const { key, period, from, to } of ranges)
    byRef.set(`${key}/${period}`, {
      known: { number: { lo: end(from), hi: end(to) } },
      source: 'user',
      confidence: 'stated',
    });
  return { asOf, get: (ref) => byRef.get(`${ref.key}/${periodOf(asOf, ref)}`) };
}

const end = (value: number | null): Bound | null =>
  value === null ? null : { value: fromNumber(value), isOpen: false };

function toKnown(value: string | number | boolean): Known {
  if (typeof value === 'number') return { number: point(fromNumber(value)) };
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
    return { number: point(rational(dayNumber(value))) };
  return { value };
}

/** Facts with one number replaced, as in a what-if. */
export const withNumber = (facts: FactSet, ref: FactRef, number: Interval): FactSet =>
  withKnown(facts, ref, { number });

/** Facts with another value, or range, of one of them. */
export function withKnown(facts: FactSet, ref: FactRef, known: Known): FactSet {
  const period = periodOf(facts.asOf, ref);
  return {
    asOf: facts.asOf,
    get(asked) {
      if (asked.key !== ref.key || periodOf(facts.asOf, asked) !== period) return facts.get(asked);
      const { source = 'user', confidence = 'stated' } = facts.get(ref) ?? {};
      return { known, source, confidence };
    },
  };
}

/** Whether the firm has a title; null while that is unknown. */
export function heldOf(facts: FactSet, key: FactKey): boolean | null {
  const known = facts.get({ key })?.known;
  return known && 'value' in known && typeof known.value === 'boolean' ? known.value : null;
}

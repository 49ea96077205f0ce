import type { Attestations, ConfirmationNote, Interval, Rational } from '@hengce/rules';
import {
  type FactConfidence,
  type FactRef,
  type FactSet,
  type FactSource,
  factSet,
  periodOf,
  type StoredFact,
} from '@hengce/rules';
import type { FactRow } from '../../firm/enterprise';
import { hashOf } from '../../platform/vocabulary';

/** An answer that is not one exact value: a range in the unit of the fact, or that it is not known. */
export interface LooseAnswer {
  key: string;
  period: string;
  range: { from: Rational | null; to: Rational | null } | null;
  answeredAt: Date;
}

/** What is known of a firm on a day. */
export interface FirmFacts {
  facts: FactSet;
  attestations: Attestations;
  /** Which of them follow from others, or contradict them. */
  notes?: ReadonlyMap<string, ConfirmationNote>;
  /** Equal knowledge has equal hashes. */
  hash: string;
  /** How many facts and confirmations it is. */
  count: number;
}

export interface FirmProfile {
  region_code: string;
  industry_code: string | null;
  established_at: string | null;
  is_sample: boolean;
}

type Stored = Pick<FactRow, 'key' | 'period' | 'value' | 'source' | 'is_chosen' | 'recorded_at' | 'evidence_file_id'>;

/**
 * The chosen facts of the vault, the fields of the enterprise itself, and what was answered while matching. Of a fact and an answer
 * to the same question the later one counts. `need` is what else is asked of a need.
 */
export function firmFacts(
  asOf: string,
  firm: FirmProfile,
  rows: readonly Stored[],
  loose: readonly LooseAnswer[],
  attestations: Attestations,
  need: readonly StoredFact[] = [],
): FirmFacts {
  const places = new Map(loose.map((answer) => [`${answer.key} ${answer.period}`, answer]));
  const exact = rows
    .filter((row) => row.is_chosen)
    .filter((row) => {
      const answer = places.get(`${row.key} ${row.period}`);
      return answer === undefined || answer.answeredAt < row.recorded_at;
    });
  const known = new Set(exact.map(({ key, period }) => `${key} ${period}`));
  const ranges = loose.filter(({ key, period, range }) => range !== null && !known.has(`${key} ${period}`));
  const source: FactSource = firm.is_sample ? 'sample' : 'user';
  const profile = [
    { key: 'establishedAt', value: firm.established_at },
    { key: 'industryCode', value: firm.industry_code },
  ].flatMap(({ key, value }) =>
    value === null ? [] : [{ key, period: '', value, source, confidence: 'stated' as FactConfidence }],
  );
  const stored = [
    ...profile,
    ...exact.map(({ key, period, value, source, evidence_file_id }) => ({
      key,
      period,
      value: JSON.parse(value) as string | number | boolean,
      source,
      confidence: evidence_file_id === null ? ('stated' as const) : ('evidenced' as const),
    })),
    ...need,
  ];
  const facts = withRanges(factSet(asOf, stored), ranges);
  const byPlace = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const hash = hashOf([
    firm.region_code,
    // Where a value comes from is said in the report, so it belongs to what the report follows from.
    stored
      .map(({ key, period, value, source, confidence }) => JSON.stringify([key, period, value, source, confidence]))
      .sort(byPlace),
    ranges
      .map(({ key, period, range }) => JSON.stringify([key, period, endText(range?.from), endText(range?.to)]))
      .sort(byPlace),
    Object.entries(attestations).sort(([a], [b]) => byPlace(a, b)),
  ]);
  return { facts, attestations, hash, count: stored.length + ranges.length + Object.keys(attestations).length };
}

const endText = (end: Rational | null | undefined): string => (end == null ? '' : `${end.n}/${end.d}`);

function withRanges(facts: FactSet, ranges: readonly LooseAnswer[]): FactSet {
  if (ranges.length === 0) return facts;
  const byPlace = new Map(ranges.map((answer) => [`${answer.key} ${answer.period}`, intervalOf(answer)]));
  return {
    asOf: facts.asOf,
    get(ref: FactRef) {
      const range = byPlace.get(`${ref.key} ${periodOf(facts.asOf, ref)}`);
      return range ? { known: { number: range }, source: 'user', confidence: 'stated' } : facts.get(ref);
    },
  };
}

function intervalOf({ range }: LooseAnswer): Interval {
  const bound = (value: Rational | null | undefined) => (value == null ? null : { value, isOpen: false });
  return { lo: bound(range?.from), hi: bound(range?.to) };
}

import {
  type Attestations,
  type ConfirmationNote,
  type FactConfidence,
  type FactSet,
  type FactSource,
  firmOf,
  fromNumber,
  type KnownFirm,
  type KnownNumber,
  type StoredFact,
  type StoredRange,
} from '@hengce/rules';
import type { FactRow } from '../../firm/enterprise';
import { hashOf } from '../../platform/vocabulary';

/** An answer without an exact value: a range in the unit of the fact, or null for 不清楚. */
export interface LooseAnswer {
  key: string;
  period: string;
  range: Pick<StoredRange, 'from' | 'to'> | null;
  answeredAt: Date;
}

/** Known data of an enterprise on a day, from which its items are judged. */
export interface FirmFacts {
  facts: FactSet;
  attestations: Attestations;
  /** Numbers that confirmations compare, where they were asked as such. */
  numbers?: readonly KnownNumber[];
  /** Confirmations that follow from others or contradict them, by id. */
  notes?: ReadonlyMap<string, ConfirmationNote>;
  /** The same in the form in which pages and workers get it. */
  known: KnownFirm;
  /** Fingerprint (资料的指纹): equal for equal facts and answers. */
  hash: string;
  /** Number of facts, ranges, confirmations and numbers. */
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
 * Known data of an enterprise as of a day (YYYY-MM-DD): its basic information, its chosen facts, and the answers given while matching. Of a
 * fact and an answer to the same question the later one is used, so that a later 不清楚 hides the fact. `need` has the values of a project or
 * a financing need, `numbers` those that confirmations compare.
 */
export function firmFacts(
  asOf: string,
  firm: FirmProfile,
  rows: readonly Stored[],
  loose: readonly LooseAnswer[],
  attestations: Attestations,
  need: readonly StoredFact[] = [],
  numbers: readonly KnownNumber[] = [],
): FirmFacts {
  const places = new Map(loose.map((answer) => [`${answer.key} ${answer.period}`, answer]));
  const exact = rows
    .filter((row) => row.is_chosen)
    .filter((row) => {
      const answer = places.get(`${row.key} ${row.period}`);
      return answer === undefined || answer.answeredAt < row.recorded_at;
    });
  const exactPlaces = new Set(exact.map(({ key, period }) => `${key} ${period}`));
  const ranges = loose.flatMap(({ key, period, range }): StoredRange[] =>
    range === null || exactPlaces.has(`${key} ${period}`) ? [] : [{ key, period, ...range }],
  );
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
  const confirmed = Object.entries(attestations);
  const known: KnownFirm = {
    asOf,
    facts: stored,
    ranges,
    attestations: confirmed.map(([id, holds]) => ({ id, holds })),
    ...(numbers.length > 0 ? { numbers: [...numbers] } : {}),
  };
  const byPlace = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const hash = hashOf([
    firm.region_code,
    // Reports name the source of each value, so another source makes another report.
    stored
      .map(({ key, period, value, source, confidence }) => JSON.stringify([key, period, value, source, confidence]))
      .sort(byPlace),
    ranges.map(({ key, period, from, to }) => JSON.stringify([key, period, endText(from), endText(to)])).sort(byPlace),
    confirmed.sort(([a], [b]) => byPlace(a, b)),
    // Only where there are some: reports of before they could be answered are still of the same facts.
    ...(numbers.length > 0 ? [numbers.map((number) => JSON.stringify(number)).sort(byPlace)] : []),
  ]);
  return { ...firmOf(known), known, hash, count: stored.length + ranges.length + confirmed.length + numbers.length };
}

function endText(end: number | null): string {
  if (end === null) return '';
  const { n, d } = fromNumber(end);
  return `${n}/${d}`;
}

// What the tests of matching share.

import { asOf } from '@hengce/rules/testing';
import { nationalProgrammes } from '../../corpus/programmes';
import { generateSamples } from '../../corpus/sample';
import type { PolicyRecord } from '../../library/records';
import { dayOf, type Matchable, matchablesOf } from './matchable';

let records: readonly PolicyRecord[] | undefined;
export function embeddedRecords(): readonly PolicyRecord[] {
  records ??= [...nationalProgrammes(), ...generateSamples({ today: asOf })];
  return records;
}

let matchables: readonly Matchable[] | undefined;
/** Everything that can be applied for on the day of the tests. */
export function embeddedMatchables(): readonly Matchable[] {
  matchables ??= matchablesOf(
    embeddedRecords().map((record) => ({ ...record, provenance: record.source.provenance })),
    dayOf(asOf),
  );
  return matchables;
}

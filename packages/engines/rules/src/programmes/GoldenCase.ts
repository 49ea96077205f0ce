import type { Overall } from '../conditions/judge';
import type { Values } from '../facts/values';

/** Firm whose verdict by a rule set was determined from the document by hand. */
export interface GoldenCase {
  ruleSet: string;
  title: string;
  /** Day that chooses the version of the rule set; the facts are always those of `asOf`. */
  day?: string;
  values: Values;
  /** Confirmations by the ids of the conditions. */
  attestations: Readonly<Record<string, boolean>>;
  expected: Overall;
}

type Row = readonly [
  title: string,
  change: Values,
  expected: Overall,
  attestations?: Readonly<Record<string, boolean>>,
];

/** Golden cases of one firm: each row has a title, the facts that differ from the firm's, the expected verdict and, where they differ, its confirmations. */
export const casesOf = (
  {
    ruleSet,
    firm,
    attestations = {},
    day,
  }: { ruleSet: string; firm: Values; attestations?: Record<string, boolean>; day?: string },
  rows: readonly Row[],
): GoldenCase[] =>
  rows.map(([title, change, expected, own = attestations]) => ({
    ruleSet,
    title,
    ...(day === undefined ? {} : { day }),
    values: { ...firm, ...change },
    attestations: own,
    expected,
  }));

import type { Day } from '@hengce/text';
import type { PolicyRecord } from './PolicyRecord';
import type { RequirementRow } from './rows';
import { idsInForce } from './validity';
import { effectiveWindows, windowOn } from './windows';

/** A condition of a policy that facts of a firm decide. */
export interface Requirement {
  policyId: string;
  title: string;
  isSample: boolean;
  isNational: boolean;
  regionCode: string;
  itemName: string;
  text: string;
  clauseId: string | null;
  facts: readonly string[];
  /** Number of full years that it asks of yearly facts. */
  years: number;
}

const usable: readonly PolicyRecord['status'][] = ['in_force', 'not_yet_effective', 'unverified'];

export const asksFacts = (record: PolicyRecord): boolean =>
  record.items.some(({ conditions }) => conditions.some(({ facts = [] }) => facts.length > 0));

/**
 * Conditions that ask for facts, of the policies in force on a day, not yet effective or unverified: national ones first,
 * samples last. Other versions and closed notices have none.
 */
export function requirementsOf(rows: readonly RequirementRow[], today: Day): Requirement[] {
  const valid = idsInForce(rows, today, usable);
  return rows
    .filter((row) => row.asksFacts && valid.has(row.id) && !isClosedCall(row, today))
    .flatMap(requirementsOfPolicy)
    .sort((a, b) => rank(a) - rank(b) || compare(a.title, b.title) || compare(a.policyId, b.policyId));
}

const isClosedCall = ({ relations, windows }: RequirementRow, today: Day): boolean =>
  relations.some(({ kind }) => kind === 'notice_of') && windowOn(effectiveWindows(windows), today).state === 'closed';

const rank = ({ isSample, isNational }: Requirement): number => (isSample ? 2 : isNational ? 0 : 1);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Several items of one policy repeat the conditions they share. */
function requirementsOfPolicy(row: RequirementRow): Requirement[] {
  const seen = new Map<string, Requirement>();
  for (const item of row.items) {
    for (const { id, text, clauseId, facts = [], factYears = 1 } of item.conditions) {
      const key = `${id}\n${clauseId}\n${text}`;
      if (facts.length === 0 || seen.has(key)) continue;
      seen.set(key, {
        policyId: row.id,
        title: row.title,
        isSample: row.provenance === 'sample',
        isNational: row.level === 'national',
        regionCode: row.regionCode,
        itemName: item.name,
        text,
        clauseId,
        facts: [...new Set(facts)],
        years: factYears,
      });
    }
  }
  return [...seen.values()];
}

import { setImmediate } from 'node:timers/promises';
import type { MainComponents } from '@hengce/api/contract';
import type { Verdict } from '@hengce/rules';
import type { Firm } from './directory';
import { type FirmQuery, nothingKnown, type Row, regionRow, regionVerdict } from './firmQuery';

type S = MainComponents['schemas'];

/** Verdict of a query on one firm, with the numbers of conditions met and open. */
export interface Assessed {
  firm: Firm;
  verdict: S['FirmVerdict'];
  met: number;
  open: number;
  /** Whether the firm has the title already. */
  isHeld: boolean;
  /** Whether its region excludes it. */
  isElsewhere: boolean;
}

export interface Assessment {
  firms: readonly Assessed[];
  counts: Record<S['FirmVerdict'], number>;
  conditions: S['FirmConditionCount'][];
  /** Number of open firms for which a condition is neither met nor missed, by the place of the condition. */
  lacking: readonly number[];
}

/** Firms that are judged before others get their turn. */
const breath = 50;

/**
 * Verdict of a query for every firm, those elsewhere included. What is not known stays open: it is neither met nor excludes a firm. A large
 * directory takes seconds, in which the server still answers others.
 */
export async function assess(query: FirmQuery, firms: readonly Firm[], asOf: string): Promise<Assessment> {
  const { region } = query;
  const tally = (region === null ? query.ids : ['region', ...query.ids]).map(() => ({ ...noneCounted }));
  const lacking = tally.map(() => 0);
  const counts = { met: 0, open: 0, unmet: 0 };
  const assessed: Assessed[] = [];
  for (const [index, firm] of firms.entries()) {
    if (index % breath === breath - 1) await setImmediate();
    const place = region === null ? null : regionVerdict(firm, region);
    // Elsewhere nothing else matters, and no condition counts it.
    const children = place === 'unmet' ? [] : query.judge(firm.factsOn(asOf)).children;
    const asked = place === null ? children : [{ verdict: place, cond: null }, ...children];
    for (const [at, { verdict }] of asked.entries()) {
      const counted = tally[at];
      if (counted !== undefined && verdict !== 'notApplicable') counted[verdict] += 1;
    }
    const verdicts = asked.filter(({ cond }) => !cond?.isBonus).map(({ verdict }) => verdict);
    const verdict = verdictOf(verdicts);
    counts[verdict] += 1;
    if (verdict === 'open')
      for (const [at, each] of asked.entries()) if (isOpen(each.verdict)) lacking[at] = (lacking[at] ?? 0) + 1;
    assessed.push({
      firm,
      verdict,
      met: verdicts.filter((each) => each === 'met').length,
      open: verdicts.filter(isOpen).length,
      isHeld: factOf({ firm }, query.held) === true,
      isElsewhere: place === 'unmet',
    });
  }
  const heads = headsOf(query, asOf);
  const conditions = heads.map((head, at) => ({ ...head, ...(tally[at] ?? noneCounted) }));
  return { firms: assessed, counts, conditions, lacking };
}

const isOpen = (verdict: Verdict): boolean => verdict === 'unknown' || verdict === 'manual';

const noneCounted = { met: 0, unmet: 0, unknown: 0, manual: 0 };

function verdictOf(verdicts: readonly Verdict[]): S['FirmVerdict'] {
  if (verdicts.includes('unmet')) return 'unmet';
  return verdicts.some(isOpen) || !verdicts.includes('met') ? 'open' : 'met';
}

/** Conditions as they are asked, without a firm. */
function headsOf(query: FirmQuery, asOf: string): Pick<Row, 'id' | 'title' | 'requirement' | 'clause'>[] {
  const facts = nothingKnown(asOf);
  const rows = new Map(query.rows(query.judge(facts), facts).map((row) => [row.id, row]));
  const nobody = { regionCode: null };
  return [
    ...(query.region === null ? [] : [regionRow(nobody, query.region)]),
    ...query.ids.map((id) => rows.get(id) ?? { id, title: id, requirement: '', clause: null }),
  ].map(({ id, title, requirement, clause }) => ({ id, title, requirement, clause }));
}

const maxMissing = 5;

/**
 * Preview of a query: the number of firms not known to be outside its region, how many of these are decided (met or unmet), and with the
 * title already, and of the conditions those that are open for the most undecided firms, at most 5, each with its number of firms.
 */
export function coverageOf({ firms, conditions, lacking }: Assessment): S['AcquisitionPreview'] {
  const here = firms.filter(({ isElsewhere }) => !isElsewhere);
  const decided = here.filter(({ verdict }) => verdict !== 'open');
  return {
    firmCount: here.length,
    decided: decided.length,
    held: decided.filter(({ isHeld }) => isHeld).length,
    missing: conditions
      .map(({ title }, at) => ({ title, firms: lacking[at] ?? 0 }))
      .filter((each) => each.firms > 0)
      .sort((a, b) => b.firms - a.firms)
      .slice(0, maxMissing),
  };
}

/** Conditions of a query with their verdicts for one firm. */
export function conditionsOf(query: FirmQuery, firm: Firm, asOf: string): S['FoundCondition'][] {
  const facts = firm.factsOn(asOf);
  const rows = query.rows(query.judge(facts), facts);
  return [...(query.region === null ? [] : [regionRow(firm, query.region)]), ...rows].map(
    ({ id, title, requirement, verdict, own }) => ({ id, title, requirement, verdict, own }),
  );
}

const rank: Record<S['FirmVerdict'], number> = { met: 0, open: 1, unmet: 2 };
type Compare = (a: Assessed, b: Assessed) => number;
const byName: Compare = (a, b) => (a.firm.name < b.firm.name ? -1 : a.firm.name > b.firm.name ? 1 : 0);
const byFit: Compare = (a, b) => rank[a.verdict] - rank[b.verdict] || a.open - b.open || b.met - a.met;
const factOf = ({ firm }: Pick<Assessed, 'firm'>, key: string | null) =>
  firm.known.find((fact) => fact.key === key)?.value;
/** What is not known comes last. */
const byFact =
  (key: string, direction: 1 | -1): Compare =>
  (a, b) => {
    const [left, right] = [factOf(a, key), factOf(b, key)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    return left === right ? 0 : left < right ? -direction : direction;
  };
const orders: Record<S['FirmSort'], Compare> = {
  fit: byFit,
  established: byFact('establishedAt', -1),
  capital: byFact('registeredCapital', -1),
  name: byName,
};

/** Firms in an order; those that have the title already come last in every one. */
export const sortFirms = (firms: readonly Assessed[], sort: S['FirmSort']): Assessed[] =>
  [...firms].sort((a, b) => Number(a.isHeld) - Number(b.isHeld) || orders[sort](a, b) || byName(a, b));

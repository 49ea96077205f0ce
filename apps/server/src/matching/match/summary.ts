import type { MainComponents } from '@hengce/api/contract';
import { countGroups, countOpen, isOut } from '@hengce/rules';
import type { Judged } from '../items';
import { windowRank } from '../items';
import type { Snapshot } from './snapshot';

type S = MainComponents['schemas'];
type Brief = S['MatchBrief'];
type Lines = Pick<
  S['MatchSummary'],
  'total' | 'counts' | 'soonest' | 'nearestMiss' | 'closing' | 'closingTotal' | 'best' | 'newest'
>;

const maxClosing = 5;
const maxBest = 4;
const maxNewest = 5;

/**
 * Highlights of a match: counts, items that close soon (5), the best (4) and the newest (5), of the last two one for each policy.
 *
 * @param brief words one item as a report does
 */
export function summaryOf(judged: readonly Judged[], asOf: string, brief: (item: Judged) => Brief): Lines {
  const month = asOf.slice(0, 7);
  const isOpen = ({ matchable: { window } }: Judged) => window.state === 'open' && window.closesAt !== null;
  const fits = judged.filter(({ group }) => !isOut(group));
  const closing = fits.filter(isOpen).sort(by(closesAt));
  const [soonest] = judged.filter((item) => item.group === 'eligible' && isOpen(item)).sort(by(closesAt));
  const [nearestMiss] = judged.filter(({ group }) => group === 'nearMiss').sort(by(effort));
  const best = fits.filter(({ matchable }) => matchable.window.state !== 'closed').sort(by(fit));
  const newest = judged.filter(({ matchable }) => matchable.policy.publishedAt !== null).sort(by(age));
  return {
    total: judged.length,
    counts: countGroups(judged),
    soonest: soonest ? brief(soonest) : null,
    nearestMiss: nearestMiss ? brief(nearestMiss) : null,
    closing: closing.slice(0, maxClosing).map(brief),
    closingTotal: closing.filter(({ matchable }) => matchable.window.closesAt?.startsWith(month)).length,
    best: oneOfEach(best).slice(0, maxBest).map(brief),
    newest: oneOfEach(newest).slice(0, maxNewest).map(brief),
  };
}

type Rank = (item: Judged) => readonly (number | string)[];

/** Comparison by a rank, the smaller first; equal ranks by the key of the item. */
const by = (rank: Rank) => (a: Judged, b: Judged) => {
  const [left, right] = [
    [...rank(a), a.matchable.key],
    [...rank(b), b.matchable.key],
  ];
  for (const [at, value] of left.entries()) {
    const other = right[at] as typeof value;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
};

const closesAt: Rank = ({ matchable: { window } }) => [window.closesAt ?? '9999'];

const whenOpen = ({ matchable }: Judged): number => windowRank(matchable);

/** Rank by what is not verified, then by how much has to change and how many months that takes; a change without months counts as a financial year. */
const effort: Rank = (item) => {
  const changes = item.ways[0] ?? [];
  const months = Math.max(0, ...changes.map(({ lever }) => lever.months?.[0] ?? 12));
  return [
    Number(item.matchable.window.state === 'closed'),
    countOpen(item.judgement),
    changes.length,
    months,
    whenOpen(item),
    ...closesAt(item),
  ];
};

const groupOrder = ['eligible', 'waiting', 'toVerify', 'nearMiss'];
/** Rank by what there is to gain: a sum, the larger first, then a tax, then a title; by days where that is equal. */
const fit: Rank = (item) => {
  const { amount, support } = item.matchable.item;
  const kind = amount?.capFen == null ? (support === 'tax' ? 1 : 2) : 0;
  // A rule that only says what a firm is, such as its size, leads to nothing.
  const isIdle = kind === 2 && item.matchable.window.state === 'none';
  return [
    Number(isIdle),
    groupOrder.indexOf(item.group),
    kind,
    -(amount?.capFen ?? 0),
    whenOpen(item),
    ...closesAt(item),
    countOpen(item.judgement),
  ];
};

/** Rank by the day of publication, the newest first. */
const age: Rank = (item) => [
  -Number((item.matchable.policy.publishedAt ?? '').replaceAll('-', '')),
  groupOrder.indexOf(item.group) < 0 ? groupOrder.length : groupOrder.indexOf(item.group),
];

function oneOfEach(judged: readonly Judged[]): Judged[] {
  const first = new Map<string, Judged>();
  for (const item of judged) if (!first.has(item.matchable.policy.id)) first.set(item.matchable.policy.id, item);
  return [...first.values()];
}

/** Whether two matches rest on the same day, rules and facts, and so have the same result. */
export const isSameBasis = (
  made: Pick<Snapshot, 'asOf' | 'rulesetHash' | 'factsHash'>,
  now: Pick<Snapshot, 'asOf' | 'rulesetHash' | 'factsHash'>,
): boolean => made.asOf === now.asOf && made.rulesetHash === now.rulesetHash && made.factsHash === now.factsHash;

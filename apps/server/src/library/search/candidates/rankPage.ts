import type { MainComponents } from '@hengce/api/contract';
import { msPerDay } from '@hengce/text';
import { type Ranked, TopK } from '../../../platform/textIndex';
import { nationCode } from '../../../platform/vocabulary';
import type { Version } from '../parseQuery';
import { placeFactor } from '../place';
import type { Catalog } from '../policyIndex/Catalog';
import type { IndexState } from '../policyIndex/IndexState';
import type { SearchRequest } from '../SearchRequest';
import type { Found } from './findCandidates';
import { givingSupport } from './givingSupport';
import { textDepth, textFactor, titleFactor } from './rerank';

type SortOrder = MainComponents['schemas']['SortOrder'];

/** Documents whose clauses answer the query, for raising them on the page. */
export interface Answering {
  documents: readonly number[];
  /** Weight of their order against that of the words. */
  weight: number;
}

/** How many of the best candidates get a second look at their text. */
const rerankDepth = 150;
/** How many of these are asked whether they have the clause that the query names. */
const clauseDepth = 20;
/** Ranks are joined by their reciprocals; the first few differ more than the later ones. */
const rankOffset = 4;

/** Two orders joined: by the words of the documents, and by what their clauses answer. */
function fused(byWords: readonly Ranked[], { documents, weight }: Answering): Ranked[] {
  if (documents.length === 0 || weight === 0) return [...byWords];
  const keys = new Map(byWords.map(({ candidate }, rank) => [candidate, 1 / (rankOffset + rank)]));
  documents.forEach((document, rank) => {
    keys.set(document, (keys.get(document) ?? 0) + weight / (rankOffset + rank));
  });
  return [...keys].map(([candidate, key]) => ({ candidate, key })).sort((a, b) => b.key - a.key);
}

export function hasClause(state: IndexState, document: number | undefined, clauseId: string): boolean {
  return document !== undefined && state.readHead(document).spans.some(({ id }) => id === clauseId);
}

/**
 * Documents of one page in the requested order.
 *
 * @param answering documents whose clauses answer, the likeliest first
 */
export function rankPage(
  state: IndexState,
  found: Found,
  { fails, answering }: { fails: Uint16Array; answering: Answering },
  request: SearchRequest,
): number[] {
  const { catalog } = state;
  const { candidates, mode } = found;
  const sort = request.sort ?? (mode === 'everything' ? 'newest' : 'relevance');
  const offset = (request.pageNum - 1) * request.pageSize;
  const last = offset + request.pageSize;
  const isReranked = sort === 'relevance' && (mode === 'all' || mode === 'some') && offset < rerankDepth;
  const breakTie = (a: number, b: number) =>
    catalog.newestKey(b) - catalog.newestKey(a) || compareIds(catalog.ids, a, b);
  const top = new TopK(Math.min(candidates.count, isReranked ? Math.max(last, rerankDepth) : last), breakTie);
  const keyOf = sortKey(state, found, sort);
  for (let i = 0; i < candidates.count; i++) if (fails[i] === 0) top.offer(candidates.documents[i] as number, keyOf(i));
  const ranked = top.ranked();
  if (isReranked) {
    const best = rerank(state, found, ranked.slice(0, rerankDepth));
    best.sort((a, b) => b.key - a.key || breakTie(a.candidate, b.candidate));
    ranked.splice(0, best.length, ...best);
    const isShown = new Set<number>();
    for (let i = 0; i < candidates.count; i++) if (fails[i] === 0) isShown.add(candidates.documents[i] as number);
    const answers = answering.documents.filter((each) => isShown.has(each));
    const { place } = found;
    if (place !== null) answers.sort((a, b) => placeFactor(catalog, b, place) - placeFactor(catalog, a, place));
    return fused(ranked, { ...answering, documents: answers })
      .slice(offset, last)
      .map(({ candidate }) => candidate);
  }
  return ranked.slice(offset, last).map(({ candidate }) => candidate);
}

/** How much more a document counts that is called by its name; how much less each one after it, where a version was asked for. */
const namedFactor = 30;
const versionStep = 0.4;

/** How much more a policy counts that gives what is asked for than one that only speaks of it. */
const givingFactor = 1.5;

/** How much more a document counts that is of the year that was typed, or the old version that was asked for. */
const versionFactorOfMeant = 1.8;

/** Where no place is spoken of, the law of the land before that of a province, and both before what only interprets them. */
function lawFactor(catalog: Catalog, document: number): number {
  const kind = catalog.kindOf(document);
  if (kind === 'interpretation') return 0.85;
  return kind === 'law' && catalog.regionOf(document) !== nationCode ? 0.75 : 1;
}

function versionFactor(catalog: Catalog, document: number, { year, isOld }: Version): number {
  const date = catalog.date(document);
  const isMeant =
    (year !== null && date !== null && new Date(date * msPerDay).getUTCFullYear() === year) ||
    (isOld && catalog.successorOf(document) !== null);
  return isMeant ? versionFactorOfMeant : 1;
}

function rerank(
  state: IndexState,
  { plan, parsed, mode, near, named, place }: Found,
  best: readonly Ranked[],
): Ranked[] {
  const titleOf = (document: number) => state.catalog.titles[document] as string;
  const kinds = plan.pieces.flatMap(({ support = [] }) => support);
  const giving = new Set(givingSupport(state.catalog, kinds));
  const factorOf = (document: number) => {
    const at = named?.documents.indexOf(document) ?? -1;
    return (
      titleFactor(titleOf(document), plan, parsed.text) *
      (at < 0 ? 1 : namedFactor * (named?.hasVersion ? versionStep ** at : 1)) *
      (giving.has(document) ? givingFactor : 1) *
      versionFactor(state.catalog, document, parsed.version) *
      (place === null ? lawFactor(state.catalog, document) : placeFactor(state.catalog, document, place))
    );
  };
  const byTitle = best
    .map(({ candidate, key }) => ({ candidate, key: key * factorOf(candidate) }))
    .sort((a, b) => b.key - a.key);
  // A title nearly typed need not say the slip.
  const least = (document: number) => (near.includes(document) ? 1 : 0);
  const depth = textDepth(plan, mode === 'some' ? 'some' : 'all', best.length);
  const byText = byTitle.map(({ candidate, key }, i) => ({
    candidate,
    key:
      i < depth
        ? key * Math.max(least(candidate), textFactor(state.readText(candidate), titleOf(candidate), plan))
        : key,
  }));
  return parsed.clause === null ? byText : byClause(state, byText, parsed.clause.id);
}

/** Of documents that fit alike, those that have the clause asked for come first: 民法典 is filed book by book. */
function byClause(state: IndexState, ranked: readonly Ranked[], clauseId: string): Ranked[] {
  return [...ranked]
    .sort((a, b) => b.key - a.key)
    .map(({ candidate, key }, i) => ({
      candidate,
      key: i < clauseDepth && hasClause(state, candidate, clauseId) ? key * 1.8 : key,
    }));
}

function compareIds(ids: readonly string[], a: number, b: number): number {
  return (ids[a] as string) < (ids[b] as string) ? -1 : 1;
}

/** Larger keys first, by place among the candidates. */
function sortKey({ catalog }: IndexState, { candidates, mode }: Found, sort: SortOrder): (i: number) => number {
  const { documents, scores } = candidates;
  switch (sort) {
    case 'newest':
      return (i) => catalog.newestKey(documents[i] as number);
    case 'deadline':
      return (i) => catalog.deadlineKey(documents[i] as number);
    case 'amount':
      return (i) => catalog.amountKey(documents[i] as number);
    case 'relevance':
      return mode === 'docNo'
        ? (i) => scores[i] as number
        : (i) => (scores[i] as number) * catalog.prior(documents[i] as number);
  }
}

import type { MainComponents } from '@hengce/api/contract';
import { type Day, msPerDay } from '@hengce/text';
import { type Ranked, TopK } from '../../platform/textIndex';
import { reachesPlace } from '../../platform/vocabulary';
import { allOf, type Candidates } from './candidates/Candidates';
import { type Found, findCandidates } from './candidates/findCandidates';
import { givingSupport } from './candidates/givingSupport';
import { textDepth, textFactor, titleFactor } from './candidates/rerank';
import { facetLabel, facetOf } from './facetBuckets';
import { activeFilters, bitOf, type FilterKey, type Filters, failsOf, filterValues } from './filterMatches';
import type { Version } from './parseQuery';
import { placeFactor } from './place';
import type { Catalog } from './policyIndex/Catalog';
import { facetKeys } from './policyIndex/facetKeys';
import type { IndexState } from './policyIndex/IndexState';
import { summaryRow } from './summaryRow';

type S = MainComponents['schemas'];

export interface SearchRequest {
  q: string;
  filters: Filters;
  sort: S['SortOrder'] | undefined;
  pageNum: number;
  pageSize: number;
  /** Place (GB/T 2260) of a firm: what reaches it comes before what does not, by relevance unless the words fit far better. */
  near?: string | undefined;
  /** Ids that may be found at all. */
  only?: ReadonlySet<string> | undefined;
  /** Only benchmarks leave them out. */
  facets?: boolean;
}

/** How many of the best candidates get a second look at their text. */
const rerankDepth = 150;
/** How many of these are asked whether they have the clause that the query names. */
const clauseDepth = 20;
/** Titles offered for a query with a slip. */
const maxTitles = 3;

/** Answers one query over the index. Synchronous: a few milliseconds. */
export function searchIndex(state: IndexState, request: SearchRequest, today: Day): S['PolicySearchResult'] {
  const { catalog } = state;
  catalog.refresh(today);
  const found = findCandidates(state, request.q);
  const { candidates, parsed, plan, mode } = found;
  const fails = failsOf(catalog, candidates.documents, candidates.count, request.filters);
  if (request.only) markOthers(state, candidates, request.only, fails);
  const total = countOf(fails, 0);
  const page = rankPage(state, found, fails, request);
  const words = [...new Set(plan.pieces.flatMap(({ wordings }) => wordings))];
  return {
    rows: page.map((document) =>
      summaryRow(state, document, today, { words, pieces: plan.pieces, clause: parsed.clause }),
    ),
    total,
    facets: request.facets === false ? [] : facetsOf(state, candidates, fails, request.filters),
    recognised: {
      docNo:
        mode === 'docNo' ? docNoOf(state, candidates) : parsed.isGuessedDocNo ? null : (parsed.docNo?.text ?? null),
      clauseLabel: parsed.clause !== null && hasClause(state, page[0], parsed.clause.id) ? parsed.clause.label : null,
      terms: mode === 'some' ? parsed.terms : plan.pieces.map(({ text }) => text),
      excluded: parsed.excluded,
      truncated: parsed.truncated,
      relaxed: (mode === 'some' && candidates.count > 0) || found.near.length > 0 || found.misses.size > 0,
    },
    dropSuggestions: total === 0 ? dropSuggestions(state, found, fails, request) : [],
    didYouMean: [...new Set(found.near.map((document) => catalog.titles[document] as string))].slice(0, maxTitles),
  };
}

/** Fails every filter at once, so that no choice of filters brings it back. */
function markOthers(
  { catalog }: IndexState,
  { documents, count }: Candidates,
  only: ReadonlySet<string>,
  fails: Uint16Array,
): void {
  for (let i = 0; i < count; i++) if (!only.has(catalog.ids[documents[i] as number] as string)) fails[i] = 0xffff;
}

function hasClause(state: IndexState, document: number | undefined, clauseId: string): boolean {
  return document !== undefined && state.readHead(document).spans.some(({ id }) => id === clauseId);
}

function docNoOf(state: IndexState, { documents, count }: Candidates): string | null {
  if (count === 0) return null;
  return state.readHead(documents[0] as number).policy.docNo;
}

function rankPage(state: IndexState, found: Found, fails: Uint16Array, request: SearchRequest): number[] {
  const { catalog } = state;
  const { candidates, mode } = found;
  const sort = request.sort ?? (mode === 'everything' ? 'newest' : 'relevance');
  const offset = (request.pageNum - 1) * request.pageSize;
  const last = offset + request.pageSize;
  const isReranked = sort === 'relevance' && (mode === 'all' || mode === 'some') && offset < rerankDepth;
  const breakTie = (a: number, b: number) =>
    catalog.newestKey(b) - catalog.newestKey(a) || compareIds(catalog.ids, a, b);
  const top = new TopK(Math.min(candidates.count, isReranked ? Math.max(last, rerankDepth) : last), breakTie);
  const keyOf = nearKey(state, found, sort, request.near);
  for (let i = 0; i < candidates.count; i++) if (fails[i] === 0) top.offer(candidates.documents[i] as number, keyOf(i));
  const ranked = top.ranked();
  if (isReranked) {
    const best = rerank(state, found, ranked.slice(0, rerankDepth));
    best.sort((a, b) => b.key - a.key || breakTie(a.candidate, b.candidate));
    ranked.splice(0, best.length, ...best);
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
      (place === null ? 1 : placeFactor(state.catalog, document, place))
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

/** How much more a document counts that reaches the firm: less than a title that says what was typed. */
const nearFactor = 1.5;
/** Above every key of a day or a sum. */
const nearStep = 1e12;

/** The key of an order, with what reaches the firm's place first. */
function nearKey(
  state: IndexState,
  found: Found,
  sort: S['SortOrder'],
  near: string | undefined,
): (i: number) => number {
  const keyOf = sortKey(state, found, sort);
  if (near === undefined || (sort === 'relevance' && found.mode === 'docNo')) return keyOf;
  const { documents } = found.candidates;
  const reaches = (i: number) => reachesPlace(state.catalog.regionOf(documents[i] as number), near);
  return sort === 'relevance'
    ? (i) => keyOf(i) * (reaches(i) ? nearFactor : 1)
    : (i) => keyOf(i) + (reaches(i) ? nearStep : 0);
}

/** Larger keys first, by place among the candidates. */
function sortKey({ catalog }: IndexState, { candidates, mode }: Found, sort: S['SortOrder']): (i: number) => number {
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

function facetsOf(
  { catalog }: IndexState,
  { documents, count }: Candidates,
  fails: Uint16Array,
  filters: Filters,
): S['Facet'][] {
  const known = activeFilters(filters).length > 0 || filters.reach !== undefined ? fails : null;
  return facetKeys.map((key) => {
    const column = catalog.facets[key];
    return facetOf(key, column.labels, column.count(documents, count, known, bitOf(key)), filters[key] ?? []);
  });
}

/** Which one choice stands between the user and results, most results first. */
function dropSuggestions(
  state: IndexState,
  { candidates, parsed }: Found,
  fails: Uint16Array,
  { q, filters }: SearchRequest,
): S['DropSuggestion'][] {
  const suggestions: S['DropSuggestion'][] = [];
  for (const key of activeFilters(filters)) {
    const total = countOf(fails.subarray(0, candidates.count), bitOf(key));
    if (total > 0)
      suggestions.push({ key, values: filterValues(key, filters), label: filterLabel(key, filters), total });
  }
  if (parsed.text !== '' || parsed.excluded.length > 0) {
    const all = allOf(state);
    const total = countOf(failsOf(state.catalog, all.documents, all.count, filters), 0);
    if (total > 0) suggestions.push({ key: 'q', values: [q.slice(0, 200)], label: q.slice(0, 200).trim(), total });
  }
  return suggestions.sort((a, b) => Number(a.key === 'q') - Number(b.key === 'q') || b.total - a.total);
}

function countOf(fails: Uint16Array, mask: number): number {
  let sum = 0;
  for (let i = 0; i < fails.length; i++) if (fails[i] === mask) sum += 1;
  return sum;
}

function filterLabel(key: FilterKey, filters: Filters): string {
  if (key !== 'date')
    return filterValues(key, filters)
      .map((value) => facetLabel(key, value))
      .join('、');
  const [from, to] = filterValues('date', filters);
  return from && to ? `${from}至${to}` : from ? `${from}以后` : `${to}以前`;
}

import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, type Day, shortAmount } from '@hengce/text';
import { placeToReach, toldReach } from '../../platform/vocabulary';
import { allOf, type Candidates, ordered, withDocuments } from './candidates/Candidates';
import { type Found, findCandidates } from './candidates/findCandidates';
import { rankPage } from './candidates/rankPage';
import { activeFilters, bitOf, type FilterKey, type Filters, failsOf, filterValues } from './filterMatches';
import type { Piece } from './planQuery';
import { facetKeys } from './policyIndex/facetKeys';
import type { IndexState } from './policyIndex/IndexState';
import { queryKind } from './queryKind';
import type { QueryKind, Retrieval } from './Retrieval';
import { amountBars } from './results/amountBars';
import { answerOf } from './results/answer';
import { facetLabel, facetOf } from './results/facetBuckets';
import { recognisedOf } from './results/recognised';
import { summaryRow } from './results/summaryRow';
import { retrieve } from './retrieve';
import type { SearchRequest } from './SearchRequest';
import { notionOf } from './words/programmes';

type S = MainComponents['schemas'];

/** Titles offered for a query with a slip. */
const maxTitles = 3;

/** Result of one query over the index: a page of rows, facets and, on the first page, an answer. Synchronous: a few milliseconds. */
export function searchIndex(state: IndexState, request: SearchRequest, today: Day): S['PolicySearchResult'] {
  const { catalog } = state;
  catalog.refresh(today);
  const { found, retrieval } = findWithAnswers(state, request, today);
  const { candidates, parsed, plan } = found;
  const place = reachOf(found, request);
  const filters = { ...request.filters, reach: place ?? undefined };
  const fails = failsOf(catalog, candidates.documents, candidates.count, filters);
  if (request.only) markOthers(state, candidates, request.only, fails);
  const total = countOf(fails, 0);
  const isQuestion = retrieval?.kind === 'question';
  const answering = { documents: documentsOf(state, retrieval), weight: weightOf(found, retrieval) };
  const page = rankPage(state, found, { fails, answering }, request);
  const words = [...new Set(plan.pieces.flatMap(({ wordings }) => wordings))];
  return {
    rows: page.map((document) =>
      summaryRow(state, document, today, {
        words,
        pieces: plan.pieces,
        clause: parsed.clause,
        isMiss: !isQuestion && found.misses.has(document),
      }),
    ),
    total,
    reach: toldReach(place, countOf(fails, bitOf('region'))),
    facets: request.facets === false ? [] : facetsOf(state, candidates, fails, filters),
    amounts: request.facets === false ? [] : amountBars(catalog, candidates, fails),
    recognised: recognisedOf(state, found, {
      kind: retrieval?.kind ?? kindOf(found),
      first: page[0],
      whole: total - missesIn(found, fails),
    }),
    dropSuggestions: total === 0 ? dropSuggestions(state, found, fails, { q: request.q, filters }) : [],
    answer:
      isFirst(request) && retrieval !== null ? answerOf(retrieval, request.q, isShown(state, found, fails)) : null,
    didYouMean: [...new Set(found.near.map((document) => catalog.titles[document] as string))].slice(0, maxTitles),
  };
}

/** Place that results must reach; null as well for a place that is spoken of and a document that is named, wanted wherever they are. */
const reachOf = ({ place, named, mode }: Found, { near, filters }: SearchRequest): string | null =>
  place === null && named === null && mode !== 'docNo' ? placeToReach({ near, region: filters.region }) : null;

/** How much the clauses that answer count beside the words of the documents, for a question and for words. */
const questionWeight = 3;
const wordsWeight = 0.7;

/** A document that is called by its name, or a version of it, is meant itself. */
function weightOf(found: Found, retrieval: Retrieval | null): number {
  const {
    named,
    parsed: { version },
  } = found;
  if (givesSupport(found)) return 0;
  if (retrieval?.kind === 'question') return questionWeight;
  return named !== null || version.year !== null || version.isOld ? 0 : wordsWeight;
}

/** Clauses that are looked at; their documents are fewer. */
const clauseLimit = 30;

/** Documents whose clauses are read: where one is named few beside it; for keywords those that say most; for a question the usual number. */
function depthFor({ parsed, named }: Found): { depth?: number } {
  if (named !== null) return { depth: 5 };
  return queryKind(parsed, []) === 'question' ? {} : { depth: 30 };
}

/** What the words find and, for a question or several words, the documents whose clauses answer among the candidates. */
function findWithAnswers(
  state: IndexState,
  { q, near, only, sort }: SearchRequest,
  today: Day,
): { found: Found; retrieval: Retrieval | null } {
  const found = findCandidates(state, q);
  const isByWords = found.mode === 'all' || found.mode === 'some';
  if (!isByWords || found.plan.pieces.length === 0 || (sort ?? 'relevance') !== 'relevance')
    return { found, retrieval: null };
  if (!mayBeAnswered(found)) return { found, retrieval: null };
  const retrieval = retrieve(
    state,
    {
      q,
      only,
      regionCode: near ?? null,
      limit: clauseLimit,
      said: programmesOf(found),
      ...depthFor(found),
    },
    today,
  );
  const documents = retrieval.kind === 'reference' || givesSupport(found) ? [] : documentsOf(state, retrieval);
  const isGuess = found.mode === 'some' && retrieval.kind === 'question';
  const candidates = withDocuments(isGuess ? ordered([]) : found.candidates, documents);
  const known = new Set(found.candidates.documents.subarray(0, found.candidates.count));
  const misses = new Set([...found.misses, ...documents.filter((document) => !known.has(document))]);
  return { found: { ...found, candidates, misses }, retrieval };
}

/** A question, an article, or several words; one word, or those of a programme, is a search for documents. */
function mayBeAnswered({ parsed, plan, named }: Found): boolean {
  if (parsed.clause !== null || queryKind(parsed, []) === 'question') return true;
  return named === null && plan.pieces.length > 1 && !plan.pieces.every(({ text }) => notionOf(text) !== null);
}

/** Programmes among keywords, in the words of documents; a question speaks of more than its programmes. */
const programmesOf = ({ parsed, plan }: Found): Piece[] =>
  queryKind(parsed, []) === 'question' ? [] : plan.pieces.filter(({ text }) => notionOf(text) !== null);

const givesSupport = ({ plan }: Found): boolean => plan.pieces.some(({ support = [] }) => support.length > 0);

/** Documents of the clauses, each once, the likeliest first. */
function documentsOf({ catalog }: IndexState, retrieval: Retrieval | null): number[] {
  const ids = retrieval?.clauses.map(({ policyId }) => policyId) ?? [];
  return [...new Set(ids)].flatMap((id) => catalog.numberOf(id) ?? []);
}

/** The kind of a query that no clause was looked for. */
const kindOf = ({ mode, named }: Found): QueryKind => (mode === 'docNo' || named !== null ? 'reference' : 'keywords');

function missesIn({ candidates, misses, mode }: Found, fails: Uint16Array): number {
  if (mode === 'some') return countOf(fails, 0);
  let count = 0;
  for (let i = 0; i < candidates.count; i++)
    if (fails[i] === 0 && misses.has(candidates.documents[i] as number)) count += 1;
  return count;
}

const isFirst = ({ pageNum, sort }: SearchRequest): boolean => pageNum === 1 && (sort ?? 'relevance') === 'relevance';

function isShown({ catalog }: IndexState, { candidates }: Found, fails: Uint16Array): (id: string) => boolean {
  const shown = new Set<string>();
  for (let i = 0; i < candidates.count; i++)
    if (fails[i] === 0) shown.add(catalog.ids[candidates.documents[i] as number] as string);
  return (id) => shown.has(id);
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
  { q, filters }: Pick<SearchRequest, 'q' | 'filters'>,
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
  if (key === 'amount') {
    const [least, most] = [filters.amountFrom, filters.amountTo].map((fen) => fen && shortAmount(fen));
    return least && most ? `${least}至${most}` : least ? `${least}以上` : `${most}以下`;
  }
  if (key !== 'date')
    return filterValues(key, filters)
      .map((value) => facetLabel(key, value))
      .join('、');
  const [from, to] = filterValues('date', filters).map(chineseDate);
  return from && to ? `${from}至${to}` : from ? `${from}以后` : `${to}以前`;
}

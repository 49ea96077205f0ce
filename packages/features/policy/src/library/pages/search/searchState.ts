import type { Enterprise } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';
import type { PolicySearchQuery } from '../../../shared/data/queries';
import { nearOf } from '../../../shared/model/reach';
import type {
  FacetKey,
  PolicyKind,
  PolicyLevel,
  PolicyStatus,
  Provenance,
  SortOrder,
  SupportKind,
  WindowState,
} from '../../../shared/model/types';
import {
  policyKinds,
  policyLevels,
  policyStatuses,
  provenances,
  sortOrders,
  supportKinds,
  windowStates,
} from '../../../shared/model/vocabulary';

/** Filters of a search. Values of one key are joined by OR, keys by AND. */
export interface SearchFilters {
  window: readonly WindowState[];
  level: readonly PolicyLevel[];
  /** GB/T 2260 codes; a region includes everything below it. */
  region: readonly string[];
  department: readonly string[];
  theme: readonly string[];
  /** Kinds of documents, at most one: the tabs above the results choose it. */
  kind: readonly PolicyKind[];
  status: readonly PolicyStatus[];
  support: readonly SupportKind[];
  source: readonly Provenance[];
  year: readonly string[];
  /** First day of publication, `2026-01-01`; empty for any. */
  dateFrom: string;
  dateTo: string;
  /** Lower limit of the amount in 分, included; null for none. `amountTo` is the upper one. */
  amountFrom: number | null;
  amountTo: number | null;
  /** Whether only policies with an item that the enterprise may get are shown. */
  mayFit: boolean;
}

/** State of the search page, all of it in the address. */
export interface SearchState extends SearchFilters {
  q: string;
  sort: SortOrder;
  /** Whether policies of other regions are shown as well. */
  everywhere: boolean;
  /** Page from 1; one beyond the last is not corrected, so that the page can name it. */
  page: number;
}

export const noFilters: SearchFilters = {
  window: [],
  level: [],
  region: [],
  department: [],
  theme: [],
  kind: [],
  status: [],
  support: [],
  source: [],
  year: [],
  dateFrom: '',
  dateTo: '',
  amountFrom: null,
  amountTo: null,
  mayFit: false,
};
export const defaultSearchState: SearchState = { ...noFilters, q: '', sort: 'relevance', everywhere: false, page: 1 };

/** Keys of filters with lists of values, in their order in the address and on the page. */
export const facetKeys = [
  'window',
  'level',
  'region',
  'department',
  'theme',
  'kind',
  'status',
  'support',
  'source',
  'year',
] as const satisfies FacetKey[];

export const pageSize = 20;
/** Highest page number that the contract allows. */
export const lastPage = 500;
/** Longest query that the address keeps, in characters. The server searches the first 200 and says so. */
export const longestQuery = 400;

/** State of an address that anybody may have written: what is unknown, doubled or out of range falls back to the default. */
function parse(params: URLSearchParams): SearchState {
  const values = (key: string, limit: number) => [...new Set(params.getAll(key))].slice(0, limit);
  const known = <T extends string>(key: string, all: readonly T[]) =>
    values(key, all.length).filter((value): value is T => all.includes(value as T));
  const matching = (key: string, pattern: RegExp, limit: number) => values(key, limit).filter((v) => pattern.test(v));
  const date = (key: string) => (isDate(params.get(key)) ? (params.get(key) as string) : '');
  return {
    q: cleanQuery(params.get('q') ?? ''),
    window: known('window', windowStates),
    level: known('level', policyLevels),
    region: matching('region', /^\d{6}$/, 50),
    department: matching('department', /^.{1,60}$/u, 50),
    theme: matching('theme', /^.{1,40}$/u, 30),
    kind: known('kind', policyKinds).slice(0, 1),
    status: known('status', policyStatuses),
    support: known('support', supportKinds),
    source: known('source', provenances),
    year: matching('year', /^\d{4}$/, 80),
    dateFrom: date('dateFrom'),
    dateTo: date('dateTo'),
    amountFrom: fenOf(params.get('amountFrom')),
    amountTo: fenOf(params.get('amountTo')),
    mayFit: params.get('mayFit') === 'true',
    everywhere: params.get('everywhere') === '1',
    sort: sortOrders.find((order) => order === params.get('sort')) ?? defaultSearchState.sort,
    page: pageOf(params.get('page')),
  };
}

/** Parameters of a state. Defaults are left out, so that the address of a plain search is short and the same search has one address. */
function format(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.q) params.set('q', state.q);
  for (const key of facetKeys) for (const value of state[key]) params.append(key, value);
  if (state.dateFrom) params.set('dateFrom', state.dateFrom);
  if (state.dateTo) params.set('dateTo', state.dateTo);
  if (state.amountFrom !== null) params.set('amountFrom', String(state.amountFrom));
  if (state.amountTo !== null) params.set('amountTo', String(state.amountTo));
  if (state.mayFit) params.set('mayFit', 'true');
  if (state.sort !== defaultSearchState.sort) params.set('sort', state.sort);
  if (state.everywhere) params.set('everywhere', '1');
  if (state.page !== 1) params.set('page', String(state.page));
  return params;
}

export const searchState: SearchStateCodec<SearchState> = { parse, format };

/**
 * Query as the address keeps it: trimmed, its first 400 characters. Whole code points are kept, so that no half of a
 * surrogate pair remains.
 */
export const cleanQuery = (text: string): string => [...text.trim()].slice(0, longestQuery).join('');

/** Change of the search that returns to the first page. */
export const fromFirstPage = (patch: Partial<SearchState>): Partial<SearchState> => ({ ...patch, page: 1 });

/** Filters with all but the kind cleared, whose tab stays. */
export const clearedFilters = ({ kind }: SearchFilters): SearchFilters => ({ ...noFilters, kind });

/**
 * Number of filters in force: each facet value, each of the two dates, the range of amounts, and the restriction to
 * items that may fit the firm.
 */
export const filterCount = (filters: SearchFilters): number =>
  facetKeys.reduce((sum, key) => sum + filters[key].length, 0) +
  [filters.dateFrom, filters.dateTo, hasAmount(filters), filters.mayFit].filter(Boolean).length;

export const hasAmount = ({ amountFrom, amountTo }: SearchFilters): boolean => amountFrom !== null || amountTo !== null;

export const hasFilters = (filters: SearchFilters): boolean => filterCount(filters) > 0;

/** Order that the results really have: without words there is no relevance, and the newest come first. */
export const effectiveSort = ({ q, sort }: SearchState): SortOrder =>
  q === '' && sort === 'relevance' ? 'newest' : sort;

/** Parameters of the call for a state, and for the enterprise that reads: its match, and its region unless all are asked for. */
export function toSearchQuery(state: SearchState, firm?: Pick<Enterprise, 'id' | 'regionCode'>): PolicySearchQuery {
  const query: Record<string, unknown> = {
    sort: effectiveSort(state),
    pageNum: Math.min(state.page, lastPage),
    pageSize,
    ...(firm && { enterpriseId: firm.id }),
    ...nearOf(firm, state.everywhere, state.q),
  };
  if (state.q) query.q = state.q;
  for (const key of facetKeys) if (state[key].length > 0) query[key] = state[key];
  if (state.dateFrom) query.dateFrom = state.dateFrom;
  if (state.dateTo) query.dateTo = state.dateTo;
  if (state.amountFrom !== null) query.amountFrom = state.amountFrom;
  if (state.amountTo !== null) query.amountTo = state.amountTo;
  if (state.mayFit) query.mayFit = true;
  return query;
}

const fenOf = (value: string | null): number | null => (/^\d{1,15}$/.test(value ?? '') ? Number(value) : null);

function isDate(value: string | null): boolean {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  // 2026-02-30 parses in some engines, as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function pageOf(value: string | null): number {
  const page = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 1;
  return Math.max(page, 1);
}

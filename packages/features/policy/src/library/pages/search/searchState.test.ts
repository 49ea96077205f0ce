import { describe, expect, it } from 'vitest';
import {
  cleanQuery,
  defaultSearchState,
  effectiveSort,
  fromFirstPage,
  hasFilters,
  longestQuery,
  type SearchState,
  searchState,
  toSearchQuery,
} from './searchState';

const parse = (search: string) => searchState.parse(new URLSearchParams(search));
const format = (state: SearchState) => searchState.format(state).toString();

const full: SearchState = {
  q: '研发费用 & 补助=100%',
  window: ['open', 'rolling'],
  level: ['city'],
  region: ['330000', '440300'],
  department: ['（示例）浙江省科技主管部门', '科学技术部'],
  theme: ['科技、教育'],
  kind: ['notice'],
  status: ['in_force'],
  support: ['subsidy', 'interest'],
  source: ['sample'],
  year: ['2026', '2025'],
  dateFrom: '2026-01-01',
  dateTo: '2026-11-20',
  amountFrom: 100_000_00,
  amountTo: null,
  mayFit: true,
  sort: 'deadline',
  everywhere: true,
  page: 3,
};

describe('the address', () => {
  it('gives back every part of the state', () => {
    expect(parse(format(full))).toEqual(full);
  });
  it('leaves defaults out', () => {
    expect(format(defaultSearchState)).toBe('');
    expect(parse('')).toEqual(defaultSearchState);
  });
  it('is one for one search, whatever the order it was written in', () => {
    expect(format(parse('page=1&sort=relevance&level=city&q=a'))).toBe(format(parse('q=a&level=city')));
  });
});

describe('a bad address falls back to defaults', () => {
  it.each([
    ['level=galaxy&level=city&level=city', { level: ['city'] }],
    ['region=33&region=abcdef&region=330000', { region: ['330000'] }],
    ['kind=notice&kind=law', { kind: ['notice'] }],
    ['year=20260&year=x&year=2026', { year: ['2026'] }],
    [`department=${'长'.repeat(61)}&department=`, { department: [] }],
    ['dateFrom=2026-02-30&dateTo=tomorrow', { dateFrom: '', dateTo: '' }],
    ['sort=best', { sort: 'relevance' }],
    ['page=0', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['page=1e9', { page: 1 }],
    ['page=9999', { page: 9999 }],
    ['q=%20%E7%A0%94%E5%8F%91%20', { q: '研发' }],
    ['unknown=1&__proto__=2', {}],
  ])('%s', (search, expected) => {
    expect(parse(search)).toEqual({ ...defaultSearchState, ...expected });
  });
  it('cuts a query of 10,000 characters between characters', () => {
    const q = cleanQuery('𠮷'.repeat(10_000));
    expect([...q]).toHaveLength(longestQuery);
    expect(q).not.toMatch(/[\ud800-\udbff]$/);
  });
  it('takes no more values than the contract does', () => {
    const many = Array.from({ length: 80 }, (_, i) => `region=${100000 + i}`).join('&');
    expect(parse(many).region).toHaveLength(50);
  });
});

describe('the call', () => {
  it('carries only what was chosen', () => {
    expect(toSearchQuery({ ...defaultSearchState, everywhere: true })).toEqual({
      sort: 'newest',
      pageNum: 1,
      pageSize: 20,
    });
    expect(toSearchQuery({ ...defaultSearchState, page: 9999 }).pageNum).toBe(500);
    expect(toSearchQuery({ ...defaultSearchState, q: '研发', level: ['city'], page: 2 })).toEqual({
      q: '研发',
      level: ['city'],
      sort: 'relevance',
      pageNum: 2,
      pageSize: 20,
    });
  });
  it('begins with the region of a firm, without one with the nation, whose words are searched for everywhere', () => {
    const nearOf = (state: object, firm?: { id: string; regionCode: string }) =>
      toSearchQuery({ ...defaultSearchState, ...state }, firm).near;
    const firm = { id: 'e1', regionCode: '330200' };
    expect([nearOf({}), nearOf({ q: '技改' }), nearOf({ everywhere: true })]).toEqual(['000000', undefined, undefined]);
    expect([nearOf({}, firm), nearOf({ q: '技改' }, firm)]).toEqual(['330200', '330200']);
  });
  it('sorts by newest without words, unless told otherwise', () => {
    expect(effectiveSort(defaultSearchState)).toBe('newest');
    expect(effectiveSort({ ...defaultSearchState, sort: 'amount' })).toBe('amount');
    expect(effectiveSort({ ...defaultSearchState, q: '研发' })).toBe('relevance');
  });
});

it('a change of a condition starts at the first page', () => {
  expect({ ...full, ...fromFirstPage({ level: [] }) }.page).toBe(1);
});

it('words, sorting and page are no filters, dates are', () => {
  expect(hasFilters({ ...defaultSearchState, q: '研发', sort: 'amount', page: 2 } as SearchState)).toBe(false);
  expect(hasFilters({ ...defaultSearchState, dateTo: '2026-01-01' })).toBe(true);
  expect(hasFilters({ ...defaultSearchState, theme: ['科技、教育'] })).toBe(true);
});

import { expect, it } from 'vitest';
import { text } from '../../../../shared/text';
import { noFilters } from '../searchState';
import { activeFilters, withoutValues } from './activeFilters';

const facets = [
  { key: 'region' as const, more: 0, buckets: [{ value: '330000', label: '浙江省', count: 3, parent: null }] },
];

it('names every filter in force and says what is left without it', () => {
  const filters = {
    ...noFilters,
    level: ['city', 'county'] as const,
    region: ['330000', '990100'],
    dateFrom: '2026-01-01',
  };
  expect(activeFilters(filters, facets, text).map(({ label, without }) => [label, without])).toEqual([
    ['市级', { level: ['county'] }],
    ['区县级', { level: ['city'] }],
    ['浙江省', { region: ['990100'] }],
    ['990100', { region: ['330000'] }],
    ['2026年1月1日起', { dateFrom: '' }],
  ]);
});

it('shows no chip for the kind, whose tab is marked', () => {
  expect(activeFilters({ ...noFilters, kind: ['notice'] }, [], text)).toEqual([]);
});

it.each([
  ['q', [], { q: '' }],
  ['date', [], { dateFrom: '', dateTo: '' }],
  ['year', ['2026'], { year: ['2025'] }],
  ['weather', ['rain'], {}],
])('drops %s', (key, values, expected) => {
  expect(withoutValues({ ...noFilters, year: ['2026', '2025'] }, key, values)).toEqual(expected);
});

import { describe, expect, it } from 'vitest';
import type { Facet } from '../../shared/model/types';
import { facetTotal, facetView } from './facets';

const bucket = (value: string, count: number) => ({ value, label: value, count, parent: null });
const facets: Facet[] = [
  { key: 'window', more: 0, buckets: [bucket('closed', 50), bucket('open', 21)] },
  { key: 'department', more: 3, buckets: [bucket('科技局', 9), bucket('财政局', 12)] },
];

describe('facetView', () => {
  it('shows a scale in its own order', () => {
    expect(facetView(facets, 'window', []).buckets.map(({ value }) => value)).toEqual(['open', 'closed']);
  });
  it('keeps the order of the server elsewhere, and says how many are left out', () => {
    const { buckets, more } = facetView(facets, 'department', []);
    expect(buckets.map(({ value }) => value)).toEqual(['科技局', '财政局']);
    expect(more).toBe(3);
  });
  it('keeps a chosen value that has no hits any more', () => {
    expect(facetView(facets, 'department', ['教育局']).buckets.at(-1)).toEqual(bucket('教育局', 0));
  });
  it('shows chosen values alone while nothing has been counted', () => {
    expect(facetView([], 'region', ['330000']).buckets).toEqual([bucket('330000', 0)]);
  });
});

it('adds up the hits of a facet', () => {
  expect(facetTotal(facets, 'window')).toBe(71);
  expect(facetTotal([], 'kind')).toBe(0);
});

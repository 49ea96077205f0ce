import { describe, expect, it } from 'vitest';
import { rewardsState, toCatalogueQuery } from './rewardsState';

const read = (query: string) => rewardsState.parse(new URLSearchParams(query));

describe('奖补测算的地址', () => {
  it('asks for no page that the catalogue refuses', () => {
    expect(toCatalogueQuery('e1', read('page=600')).pageNum).toBe(500);
    expect(toCatalogueQuery('e1', read('page=3')).pageNum).toBe(3);
  });
});

import type { SearchStateCodec } from '@hengce/feature-kit';
import { basketParams } from '../../../shared/model/basket';
import type { SupportKind } from '../../../shared/model/types';
import { supportKinds } from '../../../shared/model/vocabulary';
import type { CatalogueQuery } from '../../data/rewards';

/** Highest number of items in a plan. */
export const maxItems = 40;
export const pageSize = 10;
/** Highest page number of the catalogue. */
export const lastPage = 500;

export interface RewardsState {
  q: string;
  /** GB/T 2260 code; empty for what applies to the enterprise. */
  region: string;
  support: readonly SupportKind[];
  mine: boolean;
  sort: 'window' | 'amount';
  page: number;
  /** Basket: `policyId.itemId`. */
  items: readonly string[];
  /** Amounts in 分 that the user calculated, by item of the basket. */
  own: Readonly<Record<string, number>>;
}

const idPattern = /^[a-z0-9][a-z0-9-]{2,63}\.[A-Za-z0-9_.-]{1,90}$/;
const largestFen = 1e15;

/**
 * State of the page in its address: filters, chosen items and own amounts of these. Unreadable values count as absent.
 */
export const rewardsState: SearchStateCodec<RewardsState> = {
  parse(params) {
    const ids = (params.get('items') ?? '').split(',').filter((id) => idPattern.test(id));
    const items = [...new Set(ids)].slice(0, maxItems);
    const own = params.getAll('own').flatMap((pair): [string, number][] => {
      const [, id = '', digits = ''] = /^(.+):(\d{1,16})$/.exec(pair) ?? [];
      const fen = Number(digits);
      return items.includes(id) && fen <= largestFen ? [[id, fen]] : [];
    });
    const page = /^\d{1,3}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
    return {
      q: [...(params.get('q') ?? '').trim()].slice(0, 100).join(''),
      region: /^\d{6}$/.test(params.get('region') ?? '') ? (params.get('region') as string) : '',
      support: supportKinds.filter((kind) => params.getAll('support').includes(kind)),
      mine: params.get('mine') === '1',
      sort: params.get('sort') === 'amount' ? 'amount' : 'window',
      page: Math.max(1, page),
      items,
      own: Object.fromEntries(own),
    };
  },
  format({ q, region, support, mine, sort, page, items, own }) {
    const params = new URLSearchParams();
    if (q) params.set('q', q);
    if (region) params.set('region', region);
    for (const kind of support) params.append('support', kind);
    if (mine) params.set('mine', '1');
    if (sort !== 'window') params.set('sort', sort);
    if (page > 1) params.set('page', String(page));
    for (const [name, value] of basketParams(items, own)) params.append(name, value);
    return params;
  },
};

export const noFilters = { q: '', region: '', support: [], mine: false, page: 1 } as const;
export const hasFilters = ({ q, region, support, mine }: RewardsState): boolean =>
  q !== '' || region !== '' || support.length > 0 || mine;

export function toCatalogueQuery(enterpriseId: string, state: RewardsState): CatalogueQuery {
  const { q, region, support, mine, sort, page } = state;
  return {
    enterpriseId,
    sort,
    pageNum: Math.min(page, lastPage),
    pageSize,
    ...(q ? { q } : {}),
    ...(region ? { region } : {}),
    ...(support.length > 0 ? { support: [...support] } : {}),
    ...(mine ? { mine } : {}),
  };
}

import type { SearchStateCodec } from '@hengce/feature-kit';

export const pageSize = 10;
export const entriesPageSize = 20;
/** Highest page number that the contract allows. */
export const lastPage = 500;

export interface PublicityState {
  view: 'lists' | 'mine';
  /** Name of the firm to find in all lists; empty for none. */
  name: string;
  q: string;
  /** Whether lists of other regions are shown as well. */
  everywhere: boolean;
  page: number;
}

const short = (value: string | null) => [...(value ?? '').trim()].slice(0, 100).join('');
const pageOf = (params: URLSearchParams) =>
  /^[1-9]\d{0,2}$/.test(params.get('page') ?? '') ? Math.min(lastPage, Number(params.get('page'))) : 1;

/** State of the page in its address: view, search and page. Unreadable values count as absent. */
export const publicityState: SearchStateCodec<PublicityState> = {
  parse: (params) => ({
    view: params.get('view') === 'mine' ? 'mine' : 'lists',
    name: short(params.get('name')),
    q: short(params.get('q')),
    everywhere: params.get('everywhere') === '1',
    page: pageOf(params),
  }),
  format({ view, name, q, everywhere, page }) {
    const params = new URLSearchParams();
    if (view !== 'lists') params.set('view', view);
    if (name) params.set('name', name);
    if (q) params.set('q', q);
    if (everywhere) params.set('everywhere', '1');
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

/** State of a list's entries in the address: the beginning of a name, and the page. */
export const entriesState: SearchStateCodec<Pick<PublicityState, 'q' | 'page'>> = {
  parse: (params) => ({ q: short(params.get('q')), page: pageOf(params) }),
  format: ({ q, page }) => publicityState.format({ view: 'lists', name: '', q, everywhere: false, page }),
};

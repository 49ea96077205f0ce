import type { SearchStateCodec } from '@hengce/feature-kit';

export const shows = ['all', 'soon', 'expired', 'unused'] as const;

export interface LibraryState {
  show: (typeof shows)[number];
  /** Kind of the evidence shown; empty for all. */
  kind: string;
  q: string;
}

const short = (value: string | null) => [...(value ?? '').trim()].slice(0, 100).join('');

/** State of the page in its address: what is shown, the kind and the searched words. An unknown `show` reads as all. */
export const libraryState: SearchStateCodec<LibraryState> = {
  parse: (params) => ({
    show: shows.find((show) => show === params.get('show')) ?? 'all',
    kind: short(params.get('kind')),
    q: short(params.get('q')),
  }),
  format: ({ show, kind, q }) =>
    new URLSearchParams({ ...(show === 'all' ? {} : { show }), ...(kind ? { kind } : {}), ...(q ? { q } : {}) }),
};

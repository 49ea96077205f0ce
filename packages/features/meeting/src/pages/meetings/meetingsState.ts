import type { SearchStateCodec } from '@hengce/feature-kit';

export interface MeetingsState {
  /** Words of the name; empty for all. */
  q: string;
  isRemoved: boolean;
  pageNum: number;
}

export const meetingsState: SearchStateCodec<MeetingsState> = {
  parse(params) {
    const pageNum = Number(params.get('pageNum'));
    return {
      q: (params.get('q') ?? '').slice(0, 100),
      isRemoved: params.get('view') === 'trash',
      pageNum: Number.isInteger(pageNum) && pageNum > 1 && pageNum <= 100_000 ? pageNum : 1,
    };
  },
  format: ({ q, isRemoved, pageNum }) =>
    new URLSearchParams({
      ...(q === '' ? {} : { q }),
      ...(isRemoved ? { view: 'trash' } : {}),
      ...(pageNum > 1 ? { pageNum: String(pageNum) } : {}),
    }),
};

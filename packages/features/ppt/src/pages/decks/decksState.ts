import type { SearchStateCodec } from '@hengce/feature-kit';

export interface DecksState {
  /** Policy to make a deck of; empty for none. */
  policyId: string;
  pageNum: number;
}

export const decksState: SearchStateCodec<DecksState> = {
  parse(params) {
    const pageNum = Number(params.get('pageNum'));
    return {
      policyId: /^[A-Za-z0-9_-]{1,64}$/.exec(params.get('policyId') ?? '')?.[0] ?? '',
      pageNum: Number.isInteger(pageNum) && pageNum > 1 && pageNum <= 100_000 ? pageNum : 1,
    };
  },
  format: ({ policyId, pageNum }) =>
    new URLSearchParams({
      ...(policyId === '' ? {} : { policyId }),
      ...(pageNum > 1 ? { pageNum: String(pageNum) } : {}),
    }),
};

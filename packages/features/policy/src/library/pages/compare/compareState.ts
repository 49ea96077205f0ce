import type { SearchStateCodec } from '@hengce/feature-kit';

export interface CompareState {
  /** Ids of policies; empty while none is chosen. */
  left: string;
  right: string;
  /** Also clauses that did not change. */
  isWhole: boolean;
}

const idPattern = /^[a-z0-9][a-z0-9-]{2,63}$/;
const idOf = (value: string | null): string => (value !== null && idPattern.test(value) ? value : '');

/** The state of a comparison in its address, so that it can be sent to a colleague. */
export const compareState: SearchStateCodec<CompareState> = {
  parse: (params) => ({
    left: idOf(params.get('left')),
    right: idOf(params.get('right')),
    isWhole: params.get('view') === 'all',
  }),
  format: ({ left, right, isWhole }) =>
    new URLSearchParams({ ...(left && { left }), ...(right && { right }), ...(isWhole && { view: 'all' }) }),
};

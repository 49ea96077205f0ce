import type { SearchStateCodec } from '@hengce/feature-kit';

export interface CompareState {
  /** Id of a policy; empty while none is chosen. */
  left: string;
  right: string;
  /** Whether unchanged clauses are shown too. */
  isWhole: boolean;
}

const idPattern = /^[a-z0-9][a-z0-9-]{2,63}$/;
const idOf = (value: string | null): string => (value !== null && idPattern.test(value) ? value : '');

/** State of a comparison in its address. Unreadable values count as absent. */
export const compareState: SearchStateCodec<CompareState> = {
  parse: (params) => ({
    left: idOf(params.get('left')),
    right: idOf(params.get('right')),
    isWhole: params.get('view') === 'all',
  }),
  format: ({ left, right, isWhole }) =>
    new URLSearchParams({ ...(left && { left }), ...(right && { right }), ...(isWhole && { view: 'all' }) }),
};

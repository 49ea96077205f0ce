import type { SearchStateCodec } from '@hengce/feature-kit';

/** Number of documents that can be compared: two clause by clause, more by their points. */
export const maxCompared = 4;

export interface CompareState {
  /** Id of a policy; empty while none is chosen. */
  left: string;
  right: string;
  /** Ids of the third and the fourth policy. */
  more: readonly string[];
  /** Whether unchanged clauses are shown too. */
  isWhole: boolean;
}

const idPattern = /^[a-z0-9][a-z0-9-]{2,63}$/;
const idOf = (value: string | null): string => (value !== null && idPattern.test(value) ? value : '');

/** State of a comparison in its address. Unreadable values count as absent. */
export const compareState: SearchStateCodec<CompareState> = {
  parse(params) {
    const left = idOf(params.get('left'));
    const right = idOf(params.get('right'));
    const others = (params.get('more') ?? '').split(',').filter((id) => idOf(id) && id !== left && id !== right);
    const more = left && right ? [...new Set(others)].slice(0, maxCompared - 2) : [];
    return { left, right, more, isWhole: params.get('view') === 'all' };
  },
  format: ({ left, right, more, isWhole }) =>
    new URLSearchParams({
      ...(left && { left }),
      ...(right && { right }),
      ...(more.length > 0 && { more: more.join(',') }),
      ...(isWhole && { view: 'all' }),
    }),
};

import type { SearchStateCodec } from '@hengce/feature-kit';
import { type Compared, comparedParams, maxCompared } from '../../../shared/model/compared';

export interface CompareState extends Compared {
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
  format: ({ isWhole, ...compared }) =>
    new URLSearchParams({ ...comparedParams(compared), ...(isWhole && { view: 'all' }) }),
};

import type { ModuleName } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';

export interface EquityState {
  /** Module whose uses are shown; absent for all. */
  module: ModuleName | undefined;
  page: number;
}

const modules: readonly ModuleName[] = [
  'policy',
  'match',
  'compare',
  'acquisition',
  'assistant',
  'knowledge',
  'ppt',
  'meeting',
  'evaluation',
  'proofreading',
];

export const equityState: SearchStateCodec<EquityState> = {
  parse(params) {
    const page = Number(params.get('page'));
    return {
      module: modules.find((module) => module === params.get('module')),
      page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1,
    };
  },
  format: ({ module, page }) =>
    new URLSearchParams({ ...(module ? { module } : {}), ...(page > 1 ? { page: String(page) } : {}) }),
};

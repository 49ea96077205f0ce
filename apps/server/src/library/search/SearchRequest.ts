import type { MainComponents } from '@hengce/api/contract';
import type { Filters } from './filterMatches';

export interface SearchRequest {
  q: string;
  filters: Filters;
  sort: MainComponents['schemas']['SortOrder'] | undefined;
  pageNum: number;
  pageSize: number;
  /** GB/T 2260 code of a firm's region: only policies that apply there (`placeToReach`). */
  near?: string | undefined;
  /** Ids that may be found; all when undefined. */
  only?: ReadonlySet<string> | undefined;
  /** Whether facets are counted; only benchmarks leave them out. */
  facets?: boolean;
}

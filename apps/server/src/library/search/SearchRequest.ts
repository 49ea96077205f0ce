import type { MainComponents } from '@hengce/api/contract';
import type { Filters } from './filterMatches';

export interface SearchRequest {
  q: string;
  filters: Filters;
  sort: MainComponents['schemas']['SortOrder'] | undefined;
  pageNum: number;
  pageSize: number;
  /** Place (GB/T 2260) of a firm: what reaches it comes before what does not, by relevance unless the words fit far better. */
  near?: string | undefined;
  /** Ids that may be found at all. */
  only?: ReadonlySet<string> | undefined;
  /** Only benchmarks leave them out. */
  facets?: boolean;
}

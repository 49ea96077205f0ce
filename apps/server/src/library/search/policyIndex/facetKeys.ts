import type { MainComponents } from '@hengce/api/contract';

export type FacetKey = MainComponents['schemas']['FacetKey'];

export const facetKeys = [
  'level',
  'region',
  'department',
  'theme',
  'kind',
  'status',
  'window',
  'support',
  'source',
  'year',
] as const satisfies readonly FacetKey[];

import type { SearchStateCodec } from '@hengce/feature-kit';
import { type Source, sources } from '../regions/regionState';

export const measures = ['items', 'open', 'topAmount', 'official'] as const;
export type Measure = (typeof measures)[number];

export interface NationwideState {
  /** Code of a province; empty for none. */
  region: string;
  measure: Measure;
  view: 'map' | 'list';
  source: Source | '';
  /** Words of a region whose portals are searched; empty for none. */
  q: string;
}

/**
 * State of the page in its address: province, measure, view, source and searched words. Unreadable values count as
 * absent.
 */
export const nationwideState: SearchStateCodec<NationwideState> = {
  parse: (params) => ({
    region: /^\d{2}0000$/.test(params.get('region') ?? '') ? (params.get('region') ?? '') : '',
    measure: measures.find((one) => one === params.get('measure')) ?? 'items',
    view: params.get('view') === 'list' ? 'list' : 'map',
    source: sources.find((one) => one === params.get('source')) ?? '',
    q: (params.get('q') ?? '').slice(0, 40),
  }),
  format: ({ region, measure, view, source, q }) =>
    new URLSearchParams({
      ...(region && { region }),
      ...(measure !== 'items' && { measure }),
      ...(view !== 'map' && { view }),
      ...(source && { source }),
      ...(q && { q }),
    }),
};

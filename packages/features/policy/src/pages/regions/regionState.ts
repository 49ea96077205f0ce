import type { SearchStateCodec } from '@hengce/feature-kit';

export const sources = ['real', 'sample', 'all'] as const;
export type Source = (typeof sources)[number];

/** As many as can be told apart in a drawing. */
export const mostRegions = 4;

export interface RegionState {
  /** Codes of provinces; empty while the page chooses. */
  regions: readonly string[];
  /** Empty for all. */
  theme: string;
  /** Empty while the server chooses. */
  source: Source | '';
  /** Of SubsidyRank: the kind of support and the name. */
  item: string;
}

/** A comparison can be sent to a colleague. */
export const regionState: SearchStateCodec<RegionState> = {
  parse(params) {
    const codes = (params.get('regions') ?? '').split(',').filter((code) => /^\d{2}0000$/.test(code));
    return {
      regions: [...new Set(codes)].slice(0, mostRegions),
      theme: (params.get('theme') ?? '').slice(0, 40),
      source: sources.find((source) => source === params.get('source')) ?? '',
      item: (params.get('item') ?? '').slice(0, 120),
    };
  },
  format: ({ regions, theme, source, item }) =>
    new URLSearchParams({
      ...(regions.length > 0 && { regions: regions.join(',') }),
      ...(theme && { theme }),
      ...(source && { source }),
      ...(item && { item }),
    }),
};

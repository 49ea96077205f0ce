import type { RegionPeers } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';
import type { SupportKind } from '../../../shared/model/types';
import { supportKinds } from '../../../shared/model/vocabulary';

export const sources = ['real', 'sample', 'all'] as const;
export type Source = (typeof sources)[number];

/** Highest number of regions that a chart can tell apart. */
export const maxRegions = 4;
/** Highest page number that the server has. */
export const lastPage = 5000;

export const measures = ['policies', 'items', 'open', 'topAmount'] as const;
export type Measure = (typeof measures)[number];
export const tiers = [
  'province',
  'municipality',
  'planned',
  'subprovincial',
  'capital',
  'prefecture',
] as const satisfies RegionPeers['tier'][];

export interface RegionState {
  /** GB/T 2260 codes of provinces or regions below; empty for the page's own choice. */
  regions: readonly string[];
  /** Theme; empty for all. */
  theme: string;
  /** Source; empty for the server's choice. */
  source: Source | '';
  /** Kind of support and name of an item, in 补贴排行 and 政策清单. */
  item: string;
  /** Name of the issuer, only in 政策清单, as are the fields up to `isOpen`. */
  department: string;
  /** Industry of GB/T 4754 that the policy names, or `none`. */
  industry: string;
  /** Industry of GB/T 4754 that can use the policy. */
  suits: string;
  /** Kind of support; empty for any. */
  support: SupportKind | '';
  /** First month of publication, 2026-01. */
  since: string;
  isOpen: boolean;
  /** Whether policies of other regions are shown as well. */
  everywhere: boolean;
  /** Compared industry of 产业对比; empty for that of the enterprise. */
  sector: string;
  /** Tier of 同级排名; empty for that of the enterprise. */
  tier: RegionPeers['tier'] | '';
  measure: Measure;
  view: 'regions' | 'firms';
  page: number;
}

const matching = (value: string | null, pattern: RegExp) => (value !== null && pattern.test(value) ? value : '');

/** State of a comparison in its address: at most four regions; unreadable values count as absent. */
export const regionState: SearchStateCodec<RegionState> = {
  parse(params) {
    const codes = (params.get('regions') ?? '').split(',').filter((code) => /^\d{6}$/.test(code));
    const page = Number(params.get('page'));
    return {
      regions: [...new Set(codes)].slice(0, maxRegions),
      theme: (params.get('theme') ?? '').slice(0, 40),
      source: sources.find((source) => source === params.get('source')) ?? '',
      item: (params.get('item') ?? '').slice(0, 120),
      department: (params.get('department') ?? '').slice(0, 100),
      industry: matching(params.get('industry'), /^([A-T](\d{2})?|none)$/),
      suits: matching(params.get('suits'), /^[A-T](\d{2})?$/),
      support: supportKinds.find((one) => one === params.get('support')) ?? '',
      sector: matching(params.get('sector'), /^[A-T](\d{2})?$/),
      tier: tiers.find((one) => one === params.get('tier')) ?? '',
      measure: measures.find((one) => one === params.get('measure')) ?? 'policies',
      view: params.get('view') === 'firms' ? 'firms' : 'regions',
      since: matching(params.get('since'), /^\d{4}-\d{2}$/),
      isOpen: params.get('open') === '1',
      everywhere: params.get('everywhere') === '1',
      page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    };
  },
  format: ({ regions, isOpen, everywhere, page, measure, view, ...words }) =>
    new URLSearchParams({
      ...(regions.length > 0 && { regions: regions.join(',') }),
      ...Object.fromEntries(Object.entries(words).filter(([, value]) => value !== '')),
      ...(isOpen && { open: '1' }),
      ...(everywhere && { everywhere: '1' }),
      ...(measure !== 'policies' && { measure }),
      ...(view !== 'regions' && { view }),
      ...(page > 1 && { page: String(page) }),
    }),
};

/** Query string of the pages of 区域对比 for a part of their state. */
export const queryOf = (state: Partial<RegionState>): string =>
  regionState.format({ ...regionState.parse(new URLSearchParams()), ...state }).toString();

import type { DeliveryKind, Enterprise } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';
import { nearOf } from '../../../shared/model/reach';
import type { SupportKind, WindowState } from '../../../shared/model/types';
import { supportKinds, windowStates } from '../../../shared/model/vocabulary';
import type { ApplyQuery } from '../../data/apply';

export const pageSize = 10;
/** Highest page number that the contract allows. */
export const lastPage = 1000;
const deliveryKinds = [
  'noApplication',
  'instant',
  'review',
  'competitive',
  'recommendation',
] as const satisfies readonly DeliveryKind[];

export interface ApplyState {
  q: string;
  window: WindowState | '';
  delivery: DeliveryKind | '';
  support: SupportKind | '';
  /** GB/T 2260 code; empty for all. */
  region: string;
  mine: boolean;
  /** Whether policies of other regions are shown as well. */
  everywhere: boolean;
  page: number;
}

const one = <Value extends string>(all: readonly Value[], value: string | null): Value | '' =>
  all.find((each) => each === value) ?? '';

/** State of the page in its address: filters and page. Unreadable values count as absent. */
export const applyState: SearchStateCodec<ApplyState> = {
  parse: (params) => ({
    q: [...(params.get('q') ?? '').trim()].slice(0, 100).join(''),
    window: one(windowStates, params.get('window')),
    delivery: one(deliveryKinds, params.get('delivery')),
    support: one(supportKinds, params.get('support')),
    region: /^\d{6}$/.test(params.get('region') ?? '') ? (params.get('region') as string) : '',
    mine: params.get('mine') === '1',
    everywhere: params.get('everywhere') === '1',
    page: /^[1-9]\d{0,3}$/.test(params.get('page') ?? '') ? Math.min(lastPage, Number(params.get('page'))) : 1,
  }),
  format({ mine, everywhere, page, ...words }) {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(words)) if (value) params.set(name, value);
    if (mine) params.set('mine', '1');
    if (everywhere) params.set('everywhere', '1');
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

export const noFilters = { q: '', window: '', delivery: '', support: '', region: '', mine: false, page: 1 } as const;
export const hasFilters = ({ page: _, everywhere: __, ...filters }: ApplyState): boolean =>
  Object.values(filters).some(Boolean);

export function toApplyQuery(
  { mine, everywhere, page, ...words }: ApplyState,
  firm: Pick<Enterprise, 'id' | 'regionCode'> | undefined,
): ApplyQuery {
  return {
    ...Object.fromEntries(Object.entries(words).filter(([, value]) => value)),
    ...(firm && { enterpriseId: firm.id, mine }),
    ...nearOf(firm, everywhere, words.q),
    pageNum: page,
    pageSize,
  };
}

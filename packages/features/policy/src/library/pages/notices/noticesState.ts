import type { Enterprise, Reach, SubscriptionSpec } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';
import type { NoticeQuery } from '../../../shared/data/notices';
import { nearOf } from '../../../shared/model/reach';

export const pageSize = 10;
/** Highest page number that the contract allows. */
export const lastPage = 500;
export const noticeStates = ['open', 'upcoming', 'closed', 'all'] as const;

export interface NoticesState {
  state: (typeof noticeStates)[number];
  q: string;
  /** GB/T 2260 code; empty for all, like the two below. */
  region: string;
  department: string;
  theme: string;
  mine: boolean;
  /** Whether notices of regions that do not apply to the enterprise are shown too. */
  everywhere: boolean;
  page: number;
}

const short = (value: string | null, most: number) => [...(value ?? '').trim()].slice(0, most).join('');

/** State of the page in its address: filters and page. Unreadable values count as absent. */
export const noticesState: SearchStateCodec<NoticesState> = {
  parse: (params) => ({
    state: noticeStates.find((state) => state === params.get('state')) ?? 'open',
    q: short(params.get('q'), 100),
    region: /^\d{6}$/.test(params.get('region') ?? '') ? (params.get('region') as string) : '',
    department: short(params.get('department'), 60),
    theme: short(params.get('theme'), 40),
    mine: params.get('mine') === '1',
    everywhere: params.get('everywhere') === '1',
    page: /^[1-9]\d{0,2}$/.test(params.get('page') ?? '') ? Math.min(lastPage, Number(params.get('page'))) : 1,
  }),
  format({ state, q, region, department, theme, mine, everywhere, page }) {
    const params = new URLSearchParams();
    if (state !== 'open') params.set('state', state);
    for (const [name, value] of Object.entries({ q, region, department, theme })) if (value) params.set(name, value);
    if (mine) params.set('mine', '1');
    if (everywhere) params.set('everywhere', '1');
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

export const noFilters = { q: '', region: '', department: '', theme: '', mine: false, page: 1 } as const;
export const hasFilters = ({ q, region, department, theme, mine }: NoticesState): boolean =>
  [q, region, department, theme].some(Boolean) || mine;

export function toNoticeQuery(
  { state, q, region, department, theme, mine, everywhere, page }: NoticesState,
  firm: Pick<Enterprise, 'id' | 'regionCode'> | undefined,
): NoticeQuery {
  const filled = Object.entries({ q, region, department, theme }).filter(([, value]) => value);
  return {
    ...(state === 'all' ? {} : { state }),
    ...Object.fromEntries(filled),
    ...(firm && { enterpriseId: firm.id, mine }),
    ...nearOf(firm, everywhere, q),
    pageNum: page,
    pageSize,
  };
}

/** Conditions of a subscription to new notices, from the filters and the region that the list keeps to; states and 我的 are left out. */
export const subscriptionOf = (
  { q, region, department, theme }: NoticesState,
  reach: Reach | null,
): SubscriptionSpec => ({
  kind: ['notice'],
  ...(reach && { near: reach.code }),
  ...(q ? { q } : {}),
  ...(region ? { region: [region] } : {}),
  ...(department ? { department: [department] } : {}),
  ...(theme ? { theme: [theme] } : {}),
});

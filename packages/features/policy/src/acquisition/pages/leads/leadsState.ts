import type { Lead } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';

export const pageSize = 20;
export const stages = [
  'toContact',
  'contacted',
  'interested',
  'signed',
  'unsuitable',
] as const satisfies readonly Lead['stage'][];

export interface LeadsState {
  /** Id of the list; empty for the user's first. */
  list: string;
  /** Stage of the leads shown; empty for all. */
  stage: Lead['stage'] | '';
  page: number;
}

/** State of the page in its address: list, stage and page (up to 99). Unreadable values count as absent. */
export const leadsState: SearchStateCodec<LeadsState> = {
  parse: (params) => ({
    list: /^[A-Za-z0-9_-]{1,64}$/.test(params.get('list') ?? '') ? (params.get('list') as string) : '',
    stage: stages.find((stage) => stage === params.get('stage')) ?? '',
    page: /^[1-9]\d{0,1}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
  }),
  format({ list, stage, page }) {
    const params = new URLSearchParams();
    if (list) params.set('list', list);
    if (stage) params.set('stage', stage);
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

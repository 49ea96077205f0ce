import type { AcquisitionRun, FirmBrief, FoundFirm } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';

export const pageSize = 20;
/** Highest page number that the contract allows. */
export const lastPage = 500;
export const verdicts = ['met', 'open', 'unmet'] as const satisfies readonly FoundFirm['verdict'][];
export const sorts = ['fit', 'established', 'capital', 'name'] as const;

export interface EnterpriseCheckState {
  by: 'conditions' | 'policy';
  /** Id of the policy item to find firms for; empty for none. */
  policy: string;
  item: string;
  /** Id of the run that is shown; empty for none. */
  run: string;
  verdict: (typeof verdicts)[number];
  sort: (typeof sorts)[number];
  /** Whether firms that have the title already are left out. */
  isNew: boolean;
  page: number;
}

const idOf = (value: string | null) => (/^[A-Za-z0-9_-]{1,64}$/.test(value ?? '') ? (value as string) : '');

/**
 * State of the page in its address: the policy item, the run, and how its results are filtered and sorted. Unreadable
 * values count as absent.
 */
export const enterpriseCheckState: SearchStateCodec<EnterpriseCheckState> = {
  parse: (params) => ({
    by: params.get('by') === 'policy' ? 'policy' : 'conditions',
    policy: idOf(params.get('policy')),
    item: idOf(params.get('item')),
    run: idOf(params.get('run')),
    verdict: verdicts.find((one) => one === params.get('verdict')) ?? 'met',
    sort: sorts.find((one) => one === params.get('sort')) ?? 'fit',
    isNew: params.get('new') === '1',
    page: /^[1-9]\d{0,2}$/.test(params.get('page') ?? '') ? Math.min(lastPage, Number(params.get('page'))) : 1,
  }),
  format({ by, policy, item, run, verdict, sort, isNew, page }) {
    const params = new URLSearchParams();
    if (by !== 'conditions') params.set('by', by);
    for (const [name, value] of Object.entries({ policy, item, run })) if (value) params.set(name, value);
    if (verdict !== 'met') params.set('verdict', verdict);
    if (sort !== 'fit') params.set('sort', sort);
    if (isNew) params.set('new', '1');
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

export const idsOf = (rows: readonly { firm: FirmBrief }[]): string[] => rows.map(({ firm }) => firm.id);

/** Name of a run: 浙江省，2025年营业收入不低于2,000万元; only the region where nothing else was asked. */
export const runName = ({ regionName, title }: AcquisitionRun, comma: string): string =>
  [...new Set([regionName, title])].filter(Boolean).join(comma);

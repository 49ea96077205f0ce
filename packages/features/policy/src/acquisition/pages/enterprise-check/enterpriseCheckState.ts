import type { AcquisitionRun, FirmBrief, FoundFirm } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';

export const pageSize = 20;
/** The contract takes no page beyond this one. */
export const lastPage = 500;
export const verdicts = ['met', 'open', 'unmet'] as const satisfies readonly FoundFirm['verdict'][];
export const sorts = ['fit', 'established', 'capital', 'name'] as const;

export interface EnterpriseCheckState {
  by: 'conditions' | 'policy';
  /** Of the item that firms are looked for; empty while none is chosen. */
  policy: string;
  item: string;
  /** What is shown; empty while nothing was looked for. */
  run: string;
  verdict: (typeof verdicts)[number];
  sort: (typeof sorts)[number];
  /** Without firms that have the title already. */
  isNew: boolean;
  page: number;
}

const idOf = (value: string | null) => (/^[A-Za-z0-9_-]{1,64}$/.test(value ?? '') ? (value as string) : '');

/** A reload or a link shows the same firms. */
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

/** 浙江省，2025年营业收入不低于2,000万元. A run that asked for a region alone has its name as its title. */
export const runName = ({ regionName, title }: AcquisitionRun, comma: string): string =>
  [...new Set([regionName, title])].filter(Boolean).join(comma);

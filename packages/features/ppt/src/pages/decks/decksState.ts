import type { SearchStateCodec } from '@hengce/feature-kit';
import type { CreateOptions } from '../../data/ppt';

/** What another page handed over to make a deck of, by its id in the address. */
export type Handed = Pick<
  CreateOptions,
  'policyId' | 'reportId' | 'declarationId' | 'messageId' | 'meetingId' | 'regions'
>;

export interface DecksState {
  /** At most one of them; empty for none. */
  handed: Handed;
  pageNum: number;
}

const ids = ['policyId', 'reportId', 'declarationId', 'messageId', 'meetingId'] as const;

export const decksState: SearchStateCodec<DecksState> = {
  parse(params) {
    const pageNum = Number(params.get('pageNum'));
    const name = ids.find((each) => /^[A-Za-z0-9_-]{1,64}$/.test(params.get(each) ?? ''));
    const regions = (params.get('regions') ?? '').split(',').filter((code) => /^\d{6}$/.test(code));
    return {
      handed: name ? { [name]: params.get(name) ?? '' } : regions.length > 1 ? { regions: regions.slice(0, 4) } : {},
      pageNum: Number.isInteger(pageNum) && pageNum > 1 && pageNum <= 100_000 ? pageNum : 1,
    };
  },
  format: ({ handed: { regions, ...handed }, pageNum }) =>
    new URLSearchParams({
      ...handed,
      ...(regions ? { regions: regions.join(',') } : {}),
      ...(pageNum > 1 ? { pageNum: String(pageNum) } : {}),
    }),
};

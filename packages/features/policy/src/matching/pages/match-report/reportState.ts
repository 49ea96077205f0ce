import type { MatchGroup } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';
import { matchGroups } from '../../../shared/model/matchReport';

/** The id that stands in place of a policy's for the project as a whole. */
export const overview = 'project';

export interface ReportState {
  /** Null for the first one that has something. */
  group: MatchGroup | null;
  /** Which policy is open: `policyId.itemId`, or the overview of a project; on a wide screen there is always one. */
  item: string | null;
  /** The report to compare with. */
  before: string | null;
}

const idOf = (value: string | null, longest: number) =>
  value !== null && value.length <= longest && /^[\w.~-]+$/.test(value) ? value : null;

/** A reload or a link shows the same policy of the report. */
export const reportState: SearchStateCodec<ReportState> = {
  parse: (params) => ({
    group: matchGroups.find((group) => group === params.get('group')) ?? null,
    item: idOf(params.get('item'), 200),
    before: idOf(params.get('before'), 64),
  }),
  format({ group, item, before }) {
    const params = new URLSearchParams();
    if (group) params.set('group', group);
    if (item) params.set('item', item);
    if (before) params.set('before', before);
    return params;
  },
};

import type { MatchGroup } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';
import { matchGroups } from '@hengce/rules';

/** Value of `item` in the address that shows the project's overview in place of an item. */
export const overview = 'project';

export interface ReportState {
  /** Match group; null for the first that is not empty. */
  group: MatchGroup | null;
  /** Open policy: `policyId.itemId`, or the overview of a project; on a wide screen there is always one. */
  item: string | null;
  /** Id of the report to compare with; null for none. */
  before: string | null;
}

const idOf = (value: string | null, longest: number) =>
  value !== null && value.length <= longest && /^[\w.~-]+$/.test(value) ? value : null;

/** State of the report in its address. Unreadable values count as absent. */
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

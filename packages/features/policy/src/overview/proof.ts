import type { MatchBrief, MatchGroup, MatchSummary } from '@hengce/api';
import type { PolicyHrefs } from '../shared/hrefs';
import { itemKey } from '../shared/model/matchReport';

type Hrefs = Pick<PolicyHrefs, 'detail' | 'match' | 'matchReport'>;

/** Where a line of the summary is shown in full: the report when it says the same, else the policy, which is judged as it stands now. */
export const proofOf = ({ lastReport }: Pick<MatchSummary, 'lastReport'>, brief: MatchBrief, hrefs: Hrefs): string =>
  lastReport?.isCurrent
    ? hrefs.matchReport(lastReport.id, { group: brief.group, item: itemKey(brief) })
    : hrefs.detail(brief.policy.policyId);

/** Where a count is shown in full; without such a report, where one is made. */
export const groupProof = (
  { lastReport }: Pick<MatchSummary, 'lastReport'>,
  group: MatchGroup,
  hrefs: Hrefs,
): string => (lastReport?.isCurrent ? hrefs.matchReport(lastReport.id, { group }) : hrefs.match());

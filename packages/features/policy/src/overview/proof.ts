import type { MatchBrief, MatchGroup, MatchSummary } from '@hengce/api';
import type { PolicyHrefs } from '../shared/hrefs';
import { itemKey } from '../shared/model/matchReport';

type Hrefs = Pick<PolicyHrefs, 'detail' | 'match' | 'matchReport'>;

/**
 * Address that shows an item of the summary in full: the newest report while it is current, else the page of the
 * policy, which is judged as it is now.
 */
export const proofOf = ({ lastReport }: Pick<MatchSummary, 'lastReport'>, brief: MatchBrief, hrefs: Hrefs): string =>
  lastReport?.isCurrent
    ? hrefs.matchReport(lastReport.id, { group: brief.group, item: itemKey(brief) })
    : hrefs.detail(brief.policy.policyId);

/** Address that shows a group's items: the newest report while it is current, else the page where one is created. */
export const groupProof = (
  { lastReport }: Pick<MatchSummary, 'lastReport'>,
  group: MatchGroup,
  hrefs: Hrefs,
): string => (lastReport?.isCurrent ? hrefs.matchReport(lastReport.id, { group }) : hrefs.match());

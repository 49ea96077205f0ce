'use client';
import type { MatchReport } from '@hengce/api';
import { isDecidedByWindow, isOver } from '@hengce/rules';
import { Link } from '@hengce/ui';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { itemKey } from '../../../shared/model/matchReport';
import { maxItems } from '../rewards/rewardsState';
import { useMatchReportText } from './text';

/**
 * Link to the stacking plan of the items whose conditions the firm meets and whose window is not over: at most 40,
 * those with an amount first. Nothing without any.
 */
export function PlanLink({ report }: { report: MatchReport }) {
  const text = useMatchReportText().matchReport;
  const hrefs = usePolicyHrefs();
  // Where there is no room for all, those with a sum of money go first.
  const eligible = report.items
    .filter(({ group, window }) => isDecidedByWindow(group) && !isOver(window))
    .sort((a, b) => Number(b.amount !== null) - Number(a.amount !== null));
  if (eligible.length === 0) return null;
  // What was reckoned for the need, where the document by itself names no such sum.
  const own = eligible.flatMap((item) => {
    const interest = item.financing?.interest;
    return interest ? [[itemKey(item), interest.subsidyFen] as const] : [];
  });
  return (
    <Link variant="standalone" href={hrefs.rewards(eligible.slice(0, maxItems).map(itemKey), Object.fromEntries(own))}>
      {text.plan}
    </Link>
  );
}

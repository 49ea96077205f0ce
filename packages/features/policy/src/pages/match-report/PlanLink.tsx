'use client';
import type { MatchReport } from '@hengce/api';
import { Link } from '@hengce/ui';
import { usePolicyHrefs } from '../../hrefs';
import { itemKey } from '../../model/matchReport';
import { mostItems } from '../rewards/rewardsState';
import { useMatchReportText } from './text';

/** To what may be had together of what can be applied for and brings money. */
export function PlanLink({ report }: { report: MatchReport }) {
  const text = useMatchReportText().matchReport;
  const hrefs = usePolicyHrefs();
  const paid = report.items.filter(({ group, amount }) => group === 'eligible' && amount !== null);
  if (paid.length === 0) return null;
  return (
    <Link variant="standalone" href={hrefs.rewards(paid.slice(0, mostItems).map(itemKey))}>
      {text.plan}
    </Link>
  );
}

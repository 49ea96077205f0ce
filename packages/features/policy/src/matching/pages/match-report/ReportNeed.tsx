'use client';
import type { MatchNeed, MatchVariant } from '@hengce/api';
import { Link } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { muted, sideTitle } from './ReportPage.css';
import { useMatchReportText } from './text';

export interface ReportNeedProps {
  need: MatchNeed;
  /** Way of matching whose need it is. */
  variant: Exclude<MatchVariant, 'general'>;
  isOwn: boolean;
}

/** Largest number of values in the sentence; of a project the rest stands in its overview. */
const maxSaid = { project: 5, finance: 9 };

/**
 * Project (项目情况) or financing need (融资需求) of a report, as a line of its first known values, with a link to
 * change it on one's own report.
 */
export function ReportNeed({ need, variant, isOwn }: ReportNeedProps) {
  const text = useMatchReportText().matchReport;
  const words = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const said = need.rows.flatMap(({ label, value }) => (value === null ? [] : [`${label}${value}`]));
  return (
    <div className={sideTitle}>
      <span className={muted}>
        {said.length > 0 ? said.slice(0, maxSaid[variant]).join(words.comma) : text.need[variant]}
      </span>
      {isOwn ? (
        <Link variant="standalone" href={hrefs.matchProceed(undefined, variant)}>
          {text.changeNeed[variant]}
        </Link>
      ) : null}
    </div>
  );
}

'use client';
import type { ProjectDuty } from '@hengce/api';
import { Link, Tag, type TagTone } from '@hengce/ui';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { clauseName } from '../../../../shared/model/matchReport';
import { dutyHead, dutyRow, dutyRows, dutyTitle, muted } from '../ReportPage.css';
import { useMatchReportText } from '../text';

/** Tone of a duty's tag; one that can be done at any time needs no warning. */
const toneOf = ({ state, isTrap }: ProjectDuty): TagTone =>
  (({ done: 'success', due: isTrap ? 'warning' : 'neutral', missed: 'danger', unknown: 'neutral' }) as const)[state];

export interface ProjectDutiesProps {
  label: string;
  /** Duties; `items` are those that ask for them, absent within one of these. */
  duties: readonly { duty: ProjectDuty; items?: readonly string[] }[];
  isOwn: boolean;
}

/** Duties (先办事项) with their state and clause. */
export function ProjectDuties({ label, duties, isOwn }: ProjectDutiesProps) {
  const text = useMatchReportText().matchReport.project;
  const hrefs = usePolicyHrefs();
  return (
    <ul className={dutyRows} aria-label={label}>
      {duties.map(({ duty, items }) => (
        <li key={`${duty.kind} ${duty.text}`} className={dutyRow}>
          <div className={dutyHead}>
            <span className={dutyTitle}>{duty.text}</span>
            <Tag size="sm" tone={toneOf(duty)}>
              {text.state[duty.state]}
            </Tag>
          </div>
          {duty.detail ? <p>{duty.detail}</p> : null}
          <p className={muted}>
            {items ? `${items.length > 0 ? text.askedBy(items.length) : text.askedByLaw}${text.comma}` : null}
            {isOwn ? (
              <Link href={hrefs.detail(duty.clause.policyId, { clauseId: duty.clause.clauseId })}>
                {clauseName(duty.clause)}
              </Link>
            ) : (
              clauseName(duty.clause)
            )}
            {duty.clause.quote && duty.clause.quote !== duty.text ? text.quoted(duty.clause.quote) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

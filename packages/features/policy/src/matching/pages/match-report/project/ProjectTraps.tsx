'use client';
import type { MatchProject } from '@hengce/api';
import { Alert, Link } from '@hengce/ui';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { clauseName } from '../../../../shared/model/matchReport';
import { useMatchReportText } from '../text';

export interface ProjectTrapsProps {
  duties: MatchProject['duties'];
  isOwn: boolean;
}

/** Notices of duties that cannot be made up for (isTrap): missed ones, and those to do in time. */
export function ProjectTraps({ duties, isOwn }: ProjectTrapsProps) {
  const text = useMatchReportText().matchReport.project;
  const hrefs = usePolicyHrefs();
  const traps = duties.filter(
    ({ duty: { isTrap, state }, items }) => isTrap && items.length > 0 && (state === 'missed' || state === 'due'),
  );
  return traps.map(({ duty, items }) => {
    const { clause, state } = duty;
    const said = [duty.text, duty.detail].filter(Boolean).join(text.comma);
    return (
      <Alert
        key={`${duty.kind} ${duty.text}`}
        tone={state === 'missed' ? 'danger' : 'warning'}
        action={
          isOwn ? (
            <Link variant="standalone" href={hrefs.detail(clause.policyId, { clauseId: clause.clauseId })}>
              {clauseName(clause)}
            </Link>
          ) : undefined
        }
      >
        {state === 'missed' ? text.missed(said, items.length) : text.due(said, items.length)}
      </Alert>
    );
  });
}

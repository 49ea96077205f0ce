'use client';
import type { MatchClause, MatchItem, MatchItemProject } from '@hengce/api';
import { DescriptionList, Heading, Link } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { ProjectDuties } from '../project/ProjectDuties';
import { muted, section, sectionHead } from '../ReportPage.css';
import { useMatchReportText } from '../text';

export interface ItemProjectProps {
  item: MatchItem;
  project: MatchItemProject;
  /** Whether the reader owns the report; others get no link to the project. */
  isOwn: boolean;
}

/** Amount for the project, the phase of applying, and the duties before it. */
export function ItemProject({ item, project, isOwn }: ItemProjectProps) {
  const text = useMatchReportText().matchReport.project;
  const words = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const { phase, phaseClause, duties, terms, missing, stacking } = project;
  const place = ({ policyId, clauseId, label }: MatchClause) =>
    isOwn ? (
      <Link variant="standalone" href={hrefs.detail(policyId, { clauseId })}>
        {label}
      </Link>
    ) : (
      label
    );
  const isReckoned = terms !== null && item.amount?.formula != null;
  return (
    <>
      <section className={section}>
        <div className={sectionHead}>
          <Heading level={3}>{text.reckoned}</Heading>
          {isReckoned ? <span className={muted}>{text.premise}</span> : null}
        </div>
        {missing.length > 0 ? (
          <p className={muted}>
            {text.missing(missing.join(words.and))}{' '}
            {isOwn ? <Link href={hrefs.matchProceed(undefined, 'project')}>{text.fill}</Link> : null}
          </p>
        ) : null}
        {terms === null ? <p className={muted}>{text.noTerms}</p> : null}
        <DescriptionList
          items={[
            ...(isReckoned ? [{ label: text.how, value: item.amount?.formula }] : []),
            ...(terms ? [{ label: text.terms, value: terms.text, action: place(terms.clause) }] : []),
            {
              label: text.appliedFor,
              value: phase ? text.phase[phase] : text.unsaid,
              ...(phaseClause ? { action: place(phaseClause) } : {}),
            },
            ...stacking.map((said, index) => ({
              label: index === 0 ? text.stacking : text.stackingMore(index + 1),
              value: said.text,
              action: place(said.clause),
            })),
          ]}
        />
      </section>
      {duties.length > 0 ? (
        <section className={section}>
          <Heading level={3}>{text.duties}</Heading>
          <ProjectDuties label={text.duties} duties={duties.map((duty) => ({ duty }))} isOwn={isOwn} />
        </section>
      ) : null}
    </>
  );
}

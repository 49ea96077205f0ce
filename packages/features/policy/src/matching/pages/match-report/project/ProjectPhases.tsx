'use client';
import type { MatchProject, MatchReport } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { DocumentName, Heading, ListRow, Tag } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { amountParts, groupTone, itemKey } from '../../../../shared/model/matchReport';
import { hairlines, muted, section, sectionHead } from '../ReportPage.css';
import { reportState } from '../reportState';
import { useMatchReportText } from '../text';
import { ProjectDuties } from './ProjectDuties';

export interface ProjectPhasesProps {
  report: MatchReport;
  project: MatchProject;
  isOwn: boolean;
}

const phases = ['before', 'during', 'after', null] as const;

/**
 * Phases of the project, each with its duties and the items to apply for; without empty ones, and without items that do
 * not fit (不符合).
 */
export function ProjectPhases({ report, project, isOwn }: ProjectPhasesProps) {
  const text = useMatchReportText().matchReport.project;
  const words = useMatchText().match;
  const { location } = useFeatureHost();
  return phases.map((phase) => {
    const duties = project.duties.filter(({ duty }) => duty.phase === phase);
    const items = report.items.filter((item) => item.group !== 'ineligible' && (item.project?.phase ?? null) === phase);
    if (duties.length === 0 && items.length === 0) return null;
    const name = phase === null ? text.phaseUnsaid : text.phase[phase];
    return (
      <section key={name} className={section}>
        <div className={sectionHead}>
          <Heading level={3}>{name}</Heading>
          <span className={muted}>{text.phaseHint(duties.length, items.length)}</span>
        </div>
        {duties.length > 0 ? <ProjectDuties label={text.dutiesOf(name)} duties={duties} isOwn={isOwn} /> : null}
        {items.length > 0 ? (
          <ul className={hairlines} aria-label={text.itemsOf(name)}>
            {items.map((item) => (
              <li key={itemKey(item)}>
                <ListRow
                  title={item.policy.itemName}
                  meta={<DocumentName>{item.policy.title}</DocumentName>}
                  trailing={
                    <>
                      {item.amount ? amountParts(item.amount.text)[0] : null}{' '}
                      <Tag size="sm" tone={groupTone[item.group]}>
                        {words.group[item.group]}
                      </Tag>
                    </>
                  }
                  href={`${location.pathname}?${reportState.format({ group: item.group, item: itemKey(item), before: null })}`}
                />
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    );
  });
}

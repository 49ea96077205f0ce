'use client';
import type { MatchProject, MatchReport } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortAmount, shortDate } from '@hengce/text';
import { DescriptionList, Heading } from '@hengce/ui';
import {
  figure,
  figureName,
  figureNote,
  figures,
  figuresBox,
  figureValue,
} from '../../../../shared/components/figures.css';
import { useMatchText } from '../../../../shared/components/match/text';
import { foot, section } from '../ReportPage.css';
import { useMatchReportText } from '../text';
import { beforeStart } from './beforeStart';
import { ProjectCash } from './ProjectCash';
import { ProjectPhases } from './ProjectPhases';
import { ProjectPlan } from './ProjectPlan';
import { ProjectTraps } from './ProjectTraps';

export interface ProjectOverviewProps {
  report: MatchReport;
  project: MatchProject;
  isOwn: boolean;
}

/** 项目总览: urgent duties, sums, phases, stacking plan, facts of the project and cash flow. */
export function ProjectOverview({ report, project, isOwn }: ProjectOverviewProps) {
  const text = useMatchReportText().matchReport;
  const words = useMatchText().match;
  const now = useNow();
  const { duties, plan, cash } = project;
  const { open, missed } = beforeStart(project);
  const { certainFen, upToFen, competitiveFen } = plan.best;
  const shown = [
    [
      text.project.before,
      text.project.things(open),
      missed > 0 ? text.project.missedThings(missed) : text.project.beforeNote,
    ],
    [words.certainty.fixed, shortAmount(certainFen), text.project.certainNote],
    [words.certainty.capped, shortAmount(upToFen), text.project.upToNote],
    [words.certainty.discretionary, shortAmount(competitiveFen), text.project.competitiveNote],
  ] as const;
  return (
    <>
      <Heading level={2} variant="page">
        {text.project.overview}
      </Heading>
      <ProjectTraps duties={duties} isOwn={isOwn} />
      <div className={figuresBox}>
        <dl className={figures} aria-label={text.figures}>
          {shown.map(([name, value, note]) => (
            <div key={name} className={figure}>
              <dt className={figureName}>{name}</dt>
              <dd className={figureValue}>{value}</dd>
              <dd className={figureNote}>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ProjectPhases report={report} project={project} isOwn={isOwn} />
      <ProjectPlan report={report} plan={plan} isOwn={isOwn} />
      <section className={section}>
        <Heading level={3}>{text.need.project}</Heading>
        <DescriptionList columns={2} items={report.need?.rows ?? []} />
      </section>
      <ProjectCash cash={cash} isOwn={isOwn} />
      <p className={foot}>
        <span>{words.disclaimer}</span>
        <span>
          {text.basisText(shortDate(report.asOf, now), report.rulesetHash.slice(0, 12), report.factsHash.slice(0, 12))}
        </span>
      </p>
    </>
  );
}

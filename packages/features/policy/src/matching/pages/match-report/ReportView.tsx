'use client';
import type { MatchReport } from '@hengce/api';
import { useNow, usePageTitle, useSearchState } from '@hengce/feature-kit';
import { dayAndHour, shortDate } from '@hengce/text';
import { StateView, Tabs } from '@hengce/ui';
import { type ReactNode, useId } from 'react';
import type { Confirm } from '../../../shared/components/conditions/Confirm';
import { useMatchText } from '../../../shared/components/match/text';
import { firstGroup, groupsWith, itemKey, sharedTitles } from '../../../shared/model/matchReport';
import { ItemDocument } from './item/ItemDocument';
import { OverviewLink } from './OverviewLink';
import { ProjectOverview } from './project/ProjectOverview';
import { ReportList } from './ReportList';
import { ReportNeed } from './ReportNeed';
import { ReportNotices } from './ReportNotices';
import {
  document,
  groupTabs,
  heading,
  muted,
  page,
  side,
  sideActions,
  sideHead,
  sideSticky,
  sideTitle,
} from './ReportPage.css';
import { reportState } from './reportState';
import { useMatchReportText } from './text';

export interface ReportViewProps {
  report: MatchReport;
  /** Actions of the owner; absent where the report is read-only. */
  actions?: ReactNode;
  confirm?: Confirm;
}

/** Policies by match group, and one of them with its conditions. Phones show one or the other. */
export function ReportView({ report, actions, confirm }: ReportViewProps) {
  const text = useMatchReportText().matchReport;
  const words = useMatchText().match;
  const now = useNow();
  const listId = useId();
  const [state, setState] = useSearchState(reportState);
  const { project } = report;
  const named = report.items.find((item) => itemKey(item) === state.item);
  const group = named?.group ?? state.group ?? firstGroup(report);
  const items = report.items.filter((item) => item.group === group);
  // A project is first seen as a whole.
  const shown = named ?? (project ? undefined : items[0]);
  usePageTitle(`${words.report[report.variant]}${words.comma}${shortDate(report.asOf, now)}`);
  return (
    <div className={page} data-item={state.item ?? undefined}>
      <div className={side}>
        <div className={sideSticky}>
          <div className={sideHead}>
            <div className={sideTitle}>
              <h1 className={heading}>{words.report[report.variant]}</h1>
              <span className={muted}>
                {confirm ? null : text.madeFor(report.enterprise.name)}
                {text.made(dayAndHour(report.createdAt, now), report.answered)}
              </span>
            </div>
            {report.need && report.variant !== 'general' ? (
              <ReportNeed need={report.need} variant={report.variant} isOwn={confirm !== undefined} />
            ) : null}
            {project ? <OverviewLink project={project} isSelected={shown === undefined} /> : null}
            {actions ? <div className={sideActions}>{actions}</div> : null}
            <div className={groupTabs}>
              <Tabs
                label={text.groups}
                controls={listId}
                selectedKey={group}
                onSelectionChange={(id) => setState({ group: id as typeof group, item: null }, { replace: true })}
                items={groupsWith(report.counts, group).map((id) => ({
                  id,
                  label: words.groupTab[id],
                  count: report.counts[id],
                }))}
              />
            </div>
          </div>
          <ReportList id={listId} items={items} shared={sharedTitles(report.items)} group={group} current={shown} />
        </div>
      </div>
      <article className={document} aria-label={shown?.policy.title}>
        <ReportNotices report={report} isShared={!confirm} />
        {project && shown === undefined ? (
          <ProjectOverview report={report} project={project} isOwn={confirm !== undefined} />
        ) : shown ? (
          <ItemDocument key={itemKey(shown)} item={shown} report={report} confirm={confirm} />
        ) : report.items.length === 0 ? (
          <StateView kind="empty" title={text.allEmptyTitle} description={text.allEmptyBody} />
        ) : null}
      </article>
    </div>
  );
}

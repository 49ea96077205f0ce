'use client';
import type { MatchProject } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { Icon, ListRow } from '@hengce/ui';
import { LayoutList } from 'lucide-react';
import { beforeStart } from './project/beforeStart';
import { overview, reportState } from './reportState';
import { useMatchReportText } from './text';

export interface OverviewLinkProps {
  project: MatchProject;
  isSelected: boolean;
}

/** Link in the list to the overview of the project. */
export function OverviewLink({ project, isSelected }: OverviewLinkProps) {
  const text = useMatchReportText().matchReport.project;
  const { location } = useFeatureHost();
  const state = reportState.parse(new URLSearchParams(location.search));
  const { open, missed } = beforeStart(project);
  return (
    <ListRow
      icon={<Icon icon={LayoutList} />}
      title={text.overview}
      meta={
        missed > 0 ? text.missedThings(missed) : open > 0 ? `${text.before}${text.things(open)}` : text.overviewHint
      }
      isSelected={isSelected}
      href={`${location.pathname}?${reportState.format({ ...state, item: overview })}`}
    />
  );
}

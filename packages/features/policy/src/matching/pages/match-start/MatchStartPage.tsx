'use client';
import type { MatchVariant } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { PageHeader, Skeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useMatchText } from '../../../shared/components/match/text';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { matchQueries } from '../../../shared/data/match';
import { LastReports } from './LastReports';
import { MatchGuide } from './MatchGuide';
import { bones, page } from './MatchStartPage.css';
import { OtherWays } from './OtherWays';
import { StartCard } from './StartCard';
import { useMatchStartText } from './text';

export const MatchStartPage = () => <MatchStart variant="general" />;
export const ProjectStartPage = () => <MatchStart variant="project" />;
export const FinanceStartPage = () => <MatchStart variant="finance" />;

/** 政策匹配 (start page): the enterprise, what is known so far, the way on, and earlier reports. */
function MatchStart({ variant }: { variant: MatchVariant }) {
  const text = useMatchStartText().matchStart;
  const { title } = useMatchText().match;
  const { api } = useFeatureHost();
  const { query: enterprises, all, current } = useEnterprise();
  const progress = useQuery({
    ...matchQueries(api).progress(current?.id ?? '', variant),
    enabled: current !== undefined,
  });
  return (
    <div className={page}>
      <PageHeader title={title[variant]} description={text.description[variant]} />
      {enterprises.data && !current ? (
        <MatchGuide />
      ) : (
        <QueryBody query={progress} also={[enterprises]} text={text} skeleton={<StartSkeleton />}>
          {(data) => (current ? <StartCard enterprises={all} current={current} progress={data} /> : null)}
        </QueryBody>
      )}
      <OtherWays variant={variant} />
      <LastReports variant={variant} />
    </div>
  );
}

const StartSkeleton = () => (
  <div className={bones} aria-hidden="true">
    <Skeleton variant="block" height={196} />
  </div>
);

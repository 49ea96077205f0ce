'use client';
import { hasOnlyFailed, type PageProps, useFeatureHost } from '@hengce/feature-kit';
import { LoadFailure, PageHeader, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { EnterpriseNone } from '../../components/match/EnterpriseNone';
import { useEnterprise } from '../../components/match/useEnterprise';
import { calendarQueries } from '../../data/calendar';
import { SubscribeCalendar } from './SubscribeCalendar';
import { TimelineDays } from './TimelineDays';
import { bones, page } from './TimelinePage.css';
import { useTimelineText } from './text';

/** 资金时间线: when something that the firm may have opens or closes, and the same days in its calendars. */
export function TimelinePage(_: PageProps<'timeline'>) {
  const text = useTimelineText().timeline;
  const { api } = useFeatureHost();
  const { query: enterprises, current } = useEnterprise();
  const timeline = useQuery({ ...calendarQueries(api).timeline(current?.id ?? ''), enabled: current !== undefined });
  const failed = [enterprises, timeline].find(hasOnlyFailed);
  if (enterprises.data && !current) return <EnterpriseNone />;
  return (
    <div className={page}>
      <PageHeader
        title={text.title}
        description={current && text.description(current.name)}
        actions={
          timeline.data ? <SubscribeCalendar key={timeline.data.enterpriseId} timeline={timeline.data} /> : undefined
        }
      />
      {failed ? (
        <LoadFailure
          error={failed.error}
          title={text.failedTitle}
          kept={text.failedKept}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <SkeletonDelay isLoading={!timeline.data} skeleton={<Bones />} label={text.loading}>
          {timeline.data ? <TimelineDays entries={timeline.data.entries} /> : null}
        </SkeletonDelay>
      )}
    </div>
  );
}

const Bones = () => (
  <div className={bones} aria-hidden="true">
    <Skeleton variant="title" width={96} />
    <Skeleton variant="block" height={72} />
    <Skeleton variant="block" height={72} />
    <Skeleton variant="block" height={72} />
  </div>
);

'use client';
import { type PageProps, useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { PageHeader, Skeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { EnterpriseNone } from '../../../shared/components/match/EnterpriseNone';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { calendarQueries } from '../../data/calendar';
import { SubscribeCalendar } from './SubscribeCalendar';
import { TimelineDays } from './TimelineDays';
import { bones, page } from './TimelinePage.css';
import { useTimelineText } from './text';

/** 资金时间线: opening and closing days of items that the firm may get, also as a calendar feed. */
export function TimelinePage(_: PageProps<'timeline'>) {
  const text = useTimelineText().timeline;
  const { api } = useFeatureHost();
  const { query: enterprises, current } = useEnterprise();
  const timeline = useQuery({ ...calendarQueries(api).timeline(current?.id ?? ''), enabled: current !== undefined });
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
      <QueryBody query={timeline} also={[enterprises]} text={text} skeleton={<Bones />}>
        {({ entries }) => <TimelineDays entries={entries} />}
      </QueryBody>
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

'use client';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { PageHeader, Skeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { widePage } from '../../../shared/components/page.css';
import { noticeQueries } from '../../../shared/data/notices';
import { NoticeFilters } from './NoticeFilters';
import { NoticeResults } from './NoticeResults';
import { bones } from './NoticesPage.css';
import { noticesState, toNoticeQuery } from './noticesState';
import { useNoticesText } from './text';

/** 申报通知: notices with their deadlines and the match of the enterprise. */
export function NoticesPage() {
  const text = useNoticesText().notices;
  const { api } = useFeatureHost();
  const { query: enterprises, current } = useEnterprise();
  const [state, setState] = useSearchState(noticesState);
  const list = useQuery({
    ...noticeQueries(api).list(toNoticeQuery(state, current)),
    // Whom it is for changes what it answers; without anybody it is the same list.
    enabled: !enterprises.isPending,
  });
  return (
    <div className={widePage}>
      <PageHeader title={text.title} description={text.description} />
      <QueryBody query={list} text={text} skeleton={<Bones />}>
        {(data) => (
          <>
            <NoticeFilters list={data} state={state} hasEnterprise={current !== undefined} onChange={setState} />
            <NoticeResults list={data} state={state} isStale={list.isPlaceholderData} onChange={setState} />
          </>
        )}
      </QueryBody>
    </div>
  );
}

const Bones = () => (
  <div className={bones} aria-hidden="true">
    <Skeleton variant="block" height={36} />
    <Skeleton variant="row" lines={6} />
  </div>
);

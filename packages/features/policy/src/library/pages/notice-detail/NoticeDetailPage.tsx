'use client';
import { hasOnlyFailed, type PageProps, useFeatureHost, usePageTitle } from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { LinkButton, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { noticeQueries } from '../../../shared/data/notices';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { columns, page } from './NoticeDetailPage.css';
import { NoticeHead } from './NoticeHead';
import { NoticeMain } from './NoticeMain';
import { NoticeSide } from './NoticeSide';
import { useNoticeDetailText } from './text';

/** 申报通知详情: one notice as it stands today, with its extensions. */
export function NoticeDetailPage({ params }: PageProps<'policyNoticeDetails/:noticeId'>) {
  const text = useNoticeDetailText().noticeDetail;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const { query: enterprises, current } = useEnterprise();
  const notice = useQuery({
    ...noticeQueries(api).detail(params.noticeId, current?.id),
    enabled: !enterprises.isPending,
  });
  const { data } = notice;
  usePageTitle(data?.title);
  const toAll = <LinkButton href={hrefs.notices()}>{text.all}</LinkButton>;
  if (isAbsent(notice.error))
    return (
      <StateView kind="notFound" size="page" title={text.goneTitle} description={text.goneBody} primaryAction={toAll} />
    );
  if (hasOnlyFailed(notice))
    return (
      <QueryFailure
        query={notice}
        title={text.failedTitle}
        kept={text.failedKept}
        secondaryAction={toAll}
        size="page"
      />
    );
  return (
    <SkeletonDelay isLoading={!data} skeleton={<Bones />} label={text.loading}>
      {data ? (
        <article className={page}>
          <NoticeHead notice={data} />
          <div className={columns}>
            <NoticeMain notice={data} />
            <NoticeSide notice={data} enterprise={current} />
          </div>
        </article>
      ) : null}
    </SkeletonDelay>
  );
}

const Bones = () => (
  <div className={page} aria-hidden="true">
    <div className={columns}>
      <Skeleton variant="row" lines={8} />
    </div>
  </div>
);

'use client';
import { hasOnlyFailed, type PageProps, useFeatureHost, usePageTitle, useSearchState } from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { LinkButton, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { widePage } from '../../../shared/components/page.css';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { publicityQueries } from '../../data/publicity';
import { PublicityDocument } from './PublicityDocument';

import { entriesPageSize, entriesState } from './publicityState';
import { usePublicityText } from './text';

/** One publicity list: time, issuer, objections, entries and sums. */
export function PublicityListPage({ params }: PageProps<'publicity/:publicityId'>) {
  const text = usePublicityText().publicity;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const [state] = useSearchState(entriesState);
  const { q, page: pageNum } = state;
  const list = useQuery(
    publicityQueries(api).detail(params.publicityId, {
      ...(q ? { q } : {}),
      pageNum,
      pageSize: entriesPageSize,
    }),
  );
  const { data } = list;
  usePageTitle(data?.title);
  const toAll = <LinkButton href={hrefs.publicityLists()}>{text.allLists}</LinkButton>;
  if (isAbsent(list.error))
    return (
      <StateView kind="notFound" size="page" title={text.goneTitle} description={text.goneBody} primaryAction={toAll} />
    );
  if (hasOnlyFailed(list))
    return (
      <QueryFailure query={list} title={text.failedTitle} kept={text.failedKept} secondaryAction={toAll} size="page" />
    );
  return (
    <SkeletonDelay
      isLoading={!data}
      skeleton={
        <div className={widePage} aria-hidden="true">
          <Skeleton variant="row" lines={8} />
        </div>
      }
      label={text.loading}
    >
      {data ? <PublicityDocument list={data} isStale={list.isPlaceholderData} /> : null}
    </SkeletonDelay>
  );
}

'use client';
import { hasOnlyFailed, type PageProps, useFeatureHost, usePageTitle } from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { LinkButton, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { applyQueries } from '../../data/apply';
import { bones } from './ApplyDetailPage.css';
import { Guide } from './Guide';
import { useApplyDetailText } from './text';

/** 办事指南 of one item, with the verdicts on the current enterprise and the enterprise's declarations of it. */
export function ApplyDetailPage({ params }: PageProps<'PolicyApply/detail/:policyId/:itemId'>) {
  const text = useApplyDetailText().applyDetail;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const { query: enterprises, current } = useEnterprise();
  const guide = useQuery({
    ...applyQueries(api).guide(params.policyId, params.itemId, current?.id),
    enabled: !enterprises.isPending,
  });
  const { data } = guide;
  usePageTitle(data?.policy.itemName);
  const toAll = <LinkButton href={hrefs.applies()}>{text.all}</LinkButton>;
  if (isAbsent(guide.error))
    return (
      <StateView kind="notFound" size="page" title={text.goneTitle} description={text.goneBody} primaryAction={toAll} />
    );
  if (hasOnlyFailed(guide))
    return (
      <QueryFailure query={guide} title={text.failedTitle} kept={text.failedKept} secondaryAction={toAll} size="page" />
    );
  return (
    <SkeletonDelay isLoading={!data} skeleton={<Bones />} label={text.loading}>
      {data ? <Guide guide={data} /> : null}
    </SkeletonDelay>
  );
}

const Bones = () => (
  <div className={bones} aria-hidden="true">
    <Skeleton variant="title" width={320} />
    <Skeleton variant="block" height={96} />
    <Skeleton variant="row" lines={6} />
  </div>
);

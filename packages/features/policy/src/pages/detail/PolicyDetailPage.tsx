'use client';
import { isApiError } from '@hengce/api';
import { type PageProps, useFeatureHost, usePageTitle } from '@hengce/feature-kit';
import { Button, LinkButton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { policyQueries } from '../../data/queries';
import { usePolicyHrefs } from '../../hrefs';
import { usePolicyText } from '../../text';
import { DetailSkeleton } from './DetailSkeleton';
import { PolicyDocument } from './PolicyDocument';

/** 政策详情. One version of a policy, at a clause when the address names one. */
export function PolicyDetailPage({ params }: PageProps<'PolicyDetail/:policyId'>) {
  const text = usePolicyText().detail;
  const { api } = useFeatureHost();
  const { data, isPending, isPaused, error, refetch } = useQuery(policyQueries(api).detail(params.policyId));
  usePageTitle(data?.title);
  if (error || (isPaused && !data)) return <DetailFailure error={error} onRetry={refetch} />;
  return (
    <SkeletonDelay isLoading={isPending} skeleton={<DetailSkeleton />} label={text.loading}>
      {data ? <PolicyDocument key={data.id} policy={data} /> : null}
    </SkeletonDelay>
  );
}

function DetailFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = usePolicyText();
  const hrefs = usePolicyHrefs();
  const failure = isApiError(error) ? error : undefined;
  const search = <LinkButton href={hrefs.search()}>{text.detail.searchAgain}</LinkButton>;
  // 400: the address holds something that is no id; there is no such policy either.
  if (failure?.status === 404 || failure?.status === 400) {
    return (
      <StateView
        kind="notFound"
        size="page"
        title={text.detail.notFoundTitle}
        description={text.detail.notFoundDescription}
        primaryAction={search}
      />
    );
  }
  const isOffline = !failure || failure.kind === 'network';
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      size="page"
      title={isOffline ? text.search.offlineTitle : text.detail.errorTitle}
      description={
        isOffline ? text.detail.offlineDescription : [failure.message, text.detail.errorKept].join(text.fullStop)
      }
      primaryAction={
        <Button variant="primary" onPress={onRetry}>
          {text.retry}
        </Button>
      }
      secondaryAction={search}
      requestId={failure?.requestId}
    />
  );
}

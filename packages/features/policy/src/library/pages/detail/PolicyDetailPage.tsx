'use client';
import { type PageProps, useFeatureHost, usePageTitle } from '@hengce/feature-kit';
import { isAbsent } from '@hengce/feature-parts';
import { LinkButton, LoadFailure, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { policyQueries } from '../../../shared/data/queries';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { asShown } from '../../model/asShown';
import { DetailSkeleton } from './DetailSkeleton';
import { PolicyDocument } from './PolicyDocument';

/** 政策详情: one version of a policy, scrolled to a clause when the address names one. */
export function PolicyDetailPage({ params }: PageProps<'PolicyDetail/:policyId'>) {
  const text = usePolicyText().detail;
  const { api } = useFeatureHost();
  const { data, isPending, isPaused, error, refetch } = useQuery(policyQueries(api).detail(params.policyId));
  usePageTitle(data?.title);
  const shown = useMemo(() => data && asShown(data), [data]);
  if (error || (isPaused && !data)) return <DetailFailure error={error} onRetry={refetch} />;
  return (
    <SkeletonDelay isLoading={isPending} skeleton={<DetailSkeleton />} label={text.loading}>
      {shown ? <PolicyDocument key={shown.id} policy={shown} /> : null}
    </SkeletonDelay>
  );
}

function DetailFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = usePolicyText().detail;
  const hrefs = usePolicyHrefs();
  const search = (variant: 'primary' | 'secondary') => (
    <LinkButton variant={variant} href={hrefs.search()}>
      {text.searchAgain}
    </LinkButton>
  );
  // 400: the address holds something that is no id; there is no such policy either.
  if (isAbsent(error)) {
    return (
      <StateView
        kind="notFound"
        size="page"
        title={text.notFoundTitle}
        description={text.notFoundDescription}
        primaryAction={search('primary')}
      />
    );
  }
  return (
    <LoadFailure
      error={error}
      title={text.errorTitle}
      kept={text.errorKept}
      onRetry={onRetry}
      secondaryAction={search('secondary')}
      size="page"
    />
  );
}

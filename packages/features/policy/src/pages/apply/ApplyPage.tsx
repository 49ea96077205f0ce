'use client';
import { hasOnlyFailed, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { LinkButton, LoadFailure, PageHeader, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../components/match/useEnterprise';
import { pageParts, widePage } from '../../components/page.css';
import { applyQueries } from '../../data/apply';
import { usePolicyHrefs } from '../../hrefs';
import { ApplyFilters } from './ApplyFilters';
import { ApplyResults } from './ApplyResults';
import { applyState, toApplyQuery } from './applyState';
import { useApplyText } from './text';

/** 申报事项: what can be declared, and whether it fits. */
export function ApplyPage() {
  const text = useApplyText().apply;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const { query: enterprises, current } = useEnterprise();
  const [state, setState] = useSearchState(applyState);
  const list = useQuery({
    ...applyQueries(api).list(toApplyQuery(state, current?.id)),
    // Whom it is for changes what it answers; without anybody it is the same list.
    enabled: !enterprises.isPending,
  });
  const { data } = list;
  return (
    <div className={widePage}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<LinkButton href={hrefs.declarations()}>{text.toDeclarations}</LinkButton>}
      />
      {hasOnlyFailed(list) ? (
        <LoadFailure
          error={list.error}
          title={text.failedTitle}
          kept={text.failedKept}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="row" lines={8} />} label={text.loading}>
          {data ? (
            <div className={pageParts}>
              <ApplyFilters list={data} state={state} hasEnterprise={current !== undefined} onChange={setState} />
              <ApplyResults list={data} state={state} isStale={list.isPlaceholderData} onChange={setState} />
            </div>
          ) : null}
        </SkeletonDelay>
      )}
    </div>
  );
}

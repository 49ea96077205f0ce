'use client';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { LinkButton, PageHeader, PolicyRowSkeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { pageParts, widePage } from '../../../shared/components/page.css';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { applyQueries } from '../../data/apply';
import { ApplyFilters } from './ApplyFilters';
import { ApplyResults } from './ApplyResults';
import { applyState, toApplyQuery } from './applyState';
import { useApplyText } from './text';

/** 申报事项: items that can be declared, with the match of the enterprise. */
export function ApplyPage() {
  const text = useApplyText().apply;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const { query: enterprises, current } = useEnterprise();
  const [state, setState] = useSearchState(applyState);
  const list = useQuery({
    ...applyQueries(api).list(toApplyQuery(state, current)),
    // Whom it is for changes what it answers; without anybody it is the same list.
    enabled: !enterprises.isPending,
  });
  return (
    <div className={widePage}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<LinkButton href={hrefs.declarations()}>{text.toDeclarations}</LinkButton>}
      />
      <QueryBody query={list} text={text} skeleton={<PolicyRowSkeleton rows={6} variant="result" />}>
        {(data) => (
          <div className={pageParts}>
            <ApplyFilters list={data} state={state} hasEnterprise={current !== undefined} onChange={setState} />
            <ApplyResults list={data} state={state} isStale={list.isPlaceholderData} onChange={setState} />
          </div>
        )}
      </QueryBody>
    </div>
  );
}

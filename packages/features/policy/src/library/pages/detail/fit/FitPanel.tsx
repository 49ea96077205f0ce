'use client';
import type { Enterprise } from '@hengce/api';
import { useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { FactSection } from '../../../../shared/components/facts/FactSection';
import { useEnterprise } from '../../../../shared/components/match/useEnterprise';
import { matchQueries } from '../../../../shared/data/match';
import type { Policy } from '../../../../shared/model/types';
import { NothingSaid } from '../../../components/NothingSaid';
import type { ClauseJumps } from '../ClauseLink';
import { useFitText } from '../text';
import { FitResult } from './FitResult';

export interface FitPanelProps extends ClauseJumps {
  policy: Policy;
}

/** 我符合吗: the match of the enterprise with each item of this policy, without a report and without a use. */
export function FitPanel({ policy, ...jumps }: FitPanelProps) {
  const text = useFitText().fit;
  const { session } = useFeatureHost();
  const signIn = useExternalLink('account.login');
  const hasConditions = policy.items.some(({ conditions }) => conditions.length > 0);
  if (hasConditions && session.isSignedIn) return <FitOfUser policyId={policy.id} {...jumps} />;
  return (
    <FactSection title={text.title}>
      {hasConditions ? (
        <NothingSaid words={text.signedOut} href={signIn} link={text.signIn} />
      ) : (
        <NothingSaid words={text.unreadable} />
      )}
    </FactSection>
  );
}

type OfPolicy = ClauseJumps & { policyId: string };

function FitOfUser(props: OfPolicy) {
  const text = useFitText().fit;
  const { query, current } = useEnterprise();
  const add = useExternalLink('account.enterpriseInformation', { add: '1' });
  if (current) return <FitOfFirm key={current.id} enterprise={current} {...props} />;
  return (
    <FactSection title={text.title}>
      {query.data ? (
        <NothingSaid words={text.noEnterprise} href={add} link={text.addEnterprise} />
      ) : (
        <Waiting query={query} />
      )}
    </FactSection>
  );
}

function FitOfFirm({ policyId, enterprise, ...jumps }: OfPolicy & { enterprise: Enterprise }) {
  const text = useFitText().fit;
  const query = useQuery(matchQueries(useFeatureHost().api).policy(policyId, enterprise.id));
  if (query.data?.scope === 'judged') return <FitResult match={query.data} {...jumps} />;
  return (
    <FactSection title={text.title}>
      {query.data === undefined ? (
        <Waiting query={query} />
      ) : (
        <NothingSaid
          words={
            query.data.scope === 'otherRegion'
              ? text.otherRegion(enterprise.name, enterprise.regionName)
              : text.unreadable
          }
        />
      )}
    </FactSection>
  );
}

type Loaded = Pick<
  ReturnType<typeof useEnterprise>['query'],
  'data' | 'error' | 'isError' | 'isPending' | 'isPaused'
> & {
  refetch: () => unknown;
};

function Waiting({ query }: { query: Loaded }) {
  const text = useFitText().fit;
  if (query.isError) return <QueryFailure isLine query={query} title={text.failed} />;
  return (
    <SkeletonDelay isLoading skeleton={<Skeleton variant="row" lines={3} />} label={text.loading}>
      {null}
    </SkeletonDelay>
  );
}

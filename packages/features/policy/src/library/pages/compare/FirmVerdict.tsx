'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Skeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { matchQueries } from '../../../shared/data/match';
import { impactSide, meta } from './ComparePage.css';
import { ImpactItems } from './ImpactItems';
import { useCompareText } from './text';

/** How the current enterprise stands with a policy, as if it were in force in its region; without an enterprise, that there is none. */
export function FirmVerdict({ policyId }: { policyId: string }) {
  const text = useCompareText().compare;
  const { api, session } = useFeatureHost();
  const { query: firms, current } = useEnterprise(session.isSignedIn);
  const query = useQuery({
    ...matchQueries(api).supposedPolicy(policyId, current?.id ?? ''),
    enabled: current !== undefined,
  });
  if (!current) return firms.isPending && session.isSignedIn ? null : <p className={meta}>{text.sideBySide.noFirm}</p>;
  if (query.isError && !query.data) return <QueryFailure isLine query={query} title={text.impact.failed} />;
  if (!query.data) return <Skeleton variant="row" lines={2} />;
  return (
    <div className={impactSide}>
      <ImpactItems items={query.data.items} />
    </div>
  );
}

'use client';
import type { Subscription, SubscriptionPreview } from '@hengce/api';
import { useExternalLink, useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { shortDate } from '@hengce/text';
import { Link, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { subscriptionQueries } from '../../data/subscriptions';
import { date, hit, hits, muted } from './MySubscriptionPage.css';
import { useMySubscriptionText } from './text';

/** First hits of a subscription as they are now, newest first, and their total with a link to the search. */
export function SubscriptionHits({ row }: { row: Subscription }) {
  const { api } = useFeatureHost();
  const text = useMySubscriptionText().mySubscription;
  const preview = useQuery(subscriptionQueries(api).preview(row.id));
  const all = useSubscribedHref(row);
  const { data } = preview;
  if (preview.isError) {
    return <QueryFailure query={preview} title={text.hitsFailed} isLine />;
  }
  return (
    <SkeletonDelay isLoading={preview.isPending} skeleton={<Skeleton variant="text" lines={3} />}>
      {data ? (
        <div className={hits}>
          <p className={muted}>
            {data.total === 0
              ? text.hitsNone
              : text.hitsTotal(data.total) + (data.rows.length < data.total ? text.hitsShown(data.rows.length) : '')}
          </p>
          {data.rows.map((each) => (
            <Hit key={each.policyId} hit={each} />
          ))}
          {all && row.kind !== 'policy' && data.total > data.rows.length ? (
            <span className={muted}>
              <Link href={all} variant="standalone">
                {text.hitsAll}
              </Link>
            </span>
          ) : null}
        </div>
      ) : null}
    </SkeletonDelay>
  );
}

function Hit({ hit: { policyId, title, date: published } }: { hit: SubscriptionPreview['rows'][number] }) {
  const text = useMySubscriptionText().mySubscription;
  const now = useNow();
  const href = useExternalLink('policy.detail', { policyId });
  return (
    <span className={hit}>
      {href ? (
        <Link href={href} variant="document">
          {title}
        </Link>
      ) : (
        title
      )}
      <span className={date}>{published ? shortDate(published, now) : text.undated}</span>
    </span>
  );
}

/** Address of a subscription's policy, or of the search with the same result; undefined where the host bound none. */
export function useSubscribedHref(row: Subscription): string | undefined {
  const policy = useExternalLink('policy.detail', { policyId: row.spec.policyId ?? '' });
  const search = useExternalLink('policy.search', { query: queryOf(row) });
  return row.kind === 'policy' ? policy : search;
}

/** Query of the search with a subscription's result. A search begins with the firm's own place, unless it says everywhere. */
const queryOf = ({ spec: { near, ...spec } }: Subscription): string => {
  const everywhere = near === undefined && spec.region === undefined ? { everywhere: '1' } : {};
  return new URLSearchParams(
    Object.entries({ ...spec, ...everywhere }).flatMap(([key, values]) =>
      [values].flat().map((value): [string, string] => [key, value]),
    ),
  ).toString();
};

'use client';
import { useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Button, Icon, LinkButton, PageHeader, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PersonalPage } from '../../components/PersonalPage';
import { subscriptionQueries } from '../../data/subscriptions';
import { list, page } from './MySubscriptionPage.css';
import { SubscriptionDialog } from './SubscriptionDialog';
import { SubscriptionRow } from './SubscriptionRow';
import { useMySubscriptionText } from './text';
import { useSubscriptionActions } from './useSubscriptionActions';

/** 我的订阅: subscriptions with their frequency, hits and removal. */
export function MySubscriptionPage() {
  const { api } = useFeatureHost();
  const text = useMySubscriptionText().mySubscription;
  const subscriptions = useQuery(subscriptionQueries(api).list());
  const actions = useSubscriptionActions();
  const search = useExternalLink('policy.search');
  const [isAdding, setAdding] = useState(false);
  const rows = subscriptions.data ?? [];
  const add = (
    <Button variant="primary" iconStart={<Icon icon={Plus} />} onPress={() => setAdding(true)}>
      {text.add}
    </Button>
  );
  return (
    <PersonalPage current="mySubscription">
      <div className={page}>
        <PageHeader
          title={text.title}
          description={
            rows.length > 0 ? text.count(rows.length, rows.filter(({ isActive }) => !isActive).length) : undefined
          }
          actions={rows.length > 0 ? add : null}
        />
        {subscriptions.isError && !subscriptions.data ? (
          <QueryFailure query={subscriptions} title={text.failedTitle} kept={text.failedKept} />
        ) : (
          <SkeletonDelay
            isLoading={subscriptions.isPending}
            skeleton={<Skeleton variant="card" lines={2} />}
            label={text.loading}
          >
            {rows.length === 0 ? (
              <StateView
                kind="empty"
                title={text.emptyTitle}
                description={text.emptyBody}
                primaryAction={add}
                secondaryAction={search ? <LinkButton href={search}>{text.toSearch}</LinkButton> : null}
              />
            ) : (
              <ul className={list} aria-label={text.list}>
                {rows.map((row) => (
                  <SubscriptionRow key={row.id} row={row} actions={actions} />
                ))}
              </ul>
            )}
          </SkeletonDelay>
        )}
        <SubscriptionDialog isOpen={isAdding} onClose={() => setAdding(false)} />
      </div>
    </PersonalPage>
  );
}

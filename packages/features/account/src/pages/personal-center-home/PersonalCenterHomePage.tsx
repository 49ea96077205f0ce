'use client';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { LoadFailure, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { PersonalPage } from '../../components/PersonalPage';
import { accountQueries } from '../../data/signIn';
import { EnterpriseCard } from './EnterpriseCard';
import { NewestMessages } from './NewestMessages';
import { column, columns, page } from './PersonalCenterHomePage.css';
import { PlanCard } from './PlanCard';
import { RecentWork } from './RecentWork';
import { TodoList } from './TodoList';
import { usePersonalCenterHomeText } from './text';
import { Who } from './Who';

/** 个人中心 (screen 13): who I am, what is due, how far my firm's facts reach, what is left to use, what happened. */
export function PersonalCenterHomePage() {
  const { api } = useFeatureHost();
  const text = usePersonalCenterHomeText().personalCenterHome;
  const user = useQuery(accountQueries(api).userInfo());
  return (
    <PersonalPage current="personalCenterHome">
      {hasOnlyFailed(user) ? (
        <LoadFailure error={user.error} title={text.failedTitle} onRetry={() => void user.refetch()} headingLevel={1} />
      ) : (
        <SkeletonDelay isLoading={user.isPending} skeleton={<Skeleton variant="card" lines={6} />} label={text.loading}>
          {user.data ? (
            <div className={page}>
              <Who user={user.data} />
              <div className={columns}>
                <div className={column}>
                  <TodoList trial={user.data.trial} plan={user.data.plan} />
                  <EnterpriseCard />
                  <RecentWork />
                </div>
                <div className={column}>
                  <PlanCard trial={user.data.trial} plan={user.data.plan} />
                  <NewestMessages />
                </div>
              </div>
            </div>
          ) : null}
        </SkeletonDelay>
      )}
    </PersonalPage>
  );
}

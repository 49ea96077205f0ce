'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Skeleton } from '@hengce/ui';
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

/** 个人中心 (screen 13): the user, tasks, completeness of the facts, recent reports, the plan with its uses, and news. */
export function PersonalCenterHomePage() {
  const { api } = useFeatureHost();
  const text = usePersonalCenterHomeText().personalCenterHome;
  const user = useQuery(accountQueries(api).userInfo());
  return (
    <PersonalPage current="personalCenterHome">
      <QueryBody query={user} text={text} skeleton={<Skeleton variant="card" lines={6} />} headingLevel={1}>
        {(data) => (
          <div className={page}>
            <Who user={data} />
            <div className={columns}>
              <div className={column}>
                <TodoList trial={data.trial} plan={data.plan} />
                <EnterpriseCard />
                <RecentWork />
              </div>
              <div className={column}>
                <PlanCard trial={data.trial} plan={data.plan} />
                <NewestMessages />
              </div>
            </div>
          </div>
        )}
      </QueryBody>
    </PersonalPage>
  );
}

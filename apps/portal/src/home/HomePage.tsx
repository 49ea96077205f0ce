import { accountQueries } from '@hengce/account';
import { AskPolicy } from '@hengce/chat';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { ClosingThisMonth, PolicyOverviewPanel } from '@hengce/policy';
import { Heading, Text } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { text } from '../text';
import { dayPart, formatDay } from './dayPart';
import { ask, date, page } from './HomePage.css';

/** 工作台: a question, what is due, and what is new. */
export function HomePage() {
  const { api } = useFeatureHost();
  const { data: user } = useQuery(accountQueries(api).userInfo());
  const now = useNow();
  return (
    <div className={page}>
      <Heading level={1} variant="display">
        {text.home.greeting(text.home.parts[dayPart(now)], user?.name ?? '')}
      </Heading>
      <p className={date}>
        <Text variant="meta">{formatDay(now)}</Text>
        <ClosingThisMonth />
      </p>
      <div className={ask}>
        <AskPolicy />
      </div>
      <PolicyOverviewPanel />
    </div>
  );
}

import { accountQueries } from '@hengce/account';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { ClosingThisMonth, PolicyOverviewPanel, usePolicyHrefs } from '@hengce/policy';
import { Heading, SearchField, Text } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { text } from '../text';
import { dayPart, formatDay } from './dayPart';
import { date, page, search } from './HomePage.css';

/** 工作台: what is due, and what is new. */
export function HomePage() {
  const { api, navigate } = useFeatureHost();
  const { data: user } = useQuery(accountQueries(api).userInfo());
  const hrefs = usePolicyHrefs();
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
      <div className={search}>
        <SearchField
          label={text.home.search}
          placeholder={text.search.placeholder}
          size="touch"
          onSubmit={(q) => navigate(hrefs.search(q.trim() ? new URLSearchParams({ q }).toString() : undefined))}
        />
      </div>
      <PolicyOverviewPanel />
    </div>
  );
}

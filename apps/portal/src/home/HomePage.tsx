import { accountQueries, RecentWork, UsesLeft, useAccountHrefs } from '@hengce/account';
import { AskPolicy, useChatHrefs } from '@hengce/chat';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { ClosingSoonPolicies, ClosingThisMonth, MatchedPolicies, NewestPolicies, usePolicyHrefs } from '@hengce/policy';
import { Heading, Icon, Link, LinkButton, Text } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, Upload } from 'lucide-react';
import { text } from '../text';
import { dayPart, formatDay } from './dayPart';
import { actions, aside, ask, columns, date, first, greeting, head, main, page, usesHead } from './HomePage.css';

/** 工作台 (screen 02): the question field, deadlines, matching and new policies, uses left, recent work. */
export function HomePage() {
  const { api } = useFeatureHost();
  const { data: user } = useQuery(accountQueries(api).userInfo());
  const hrefs = {
    policy: usePolicyHrefs(),
    chat: useChatHrefs(),
    account: useAccountHrefs(),
  };
  const now = useNow();
  // Without an enterprise the way to one comes before deadlines that are everybody's.
  const isFirmless = user?.enterprise === null;
  return (
    <div className={page}>
      <div className={head}>
        <div className={greeting}>
          <Heading level={1} variant="display">
            {text.home.greeting(text.home.parts[dayPart(now)], user?.name ?? '')}
          </Heading>
          <p className={date}>
            <Text variant="meta">{formatDay(now)}</Text>
            <ClosingThisMonth />
          </p>
        </div>
        <div className={actions}>
          <LinkButton href={hrefs.chat.to('knowledge', 'upload=1')} iconStart={<Icon icon={Upload} />}>
            {text.home.upload}
          </LinkButton>
          <LinkButton variant="primary" href={hrefs.policy.applies()} iconStart={<Icon icon={Plus} />}>
            {text.home.declare}
          </LinkButton>
        </div>
      </div>
      <div className={ask}>
        <AskPolicy />
      </div>
      {isFirmless ? (
        <div className={first}>
          <MatchedPolicies />
        </div>
      ) : null}
      <ClosingSoonPolicies />
      <div className={columns}>
        <div className={main}>
          {isFirmless ? null : <MatchedPolicies />}
          <NewestPolicies />
        </div>
        <div className={aside}>
          <section aria-labelledby="uses">
            <div className={usesHead}>
              <Heading level={2} id="uses">
                {text.home.uses}
              </Heading>
              <Link variant="standalone" href={hrefs.account.to('equity')}>
                {text.home.allUses}
              </Link>
            </div>
            <UsesLeft />
          </section>
          <RecentWork />
        </div>
      </div>
    </div>
  );
}

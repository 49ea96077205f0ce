'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { PageHeader, Skeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { PersonalPage } from '../../components/PersonalPage';
import { accountQueries } from '../../data/signIn';
import { AccountData } from './AccountData';
import { page } from './AccountSettingPage.css';
import { NameForm } from './NameForm';
import { NotificationSwitches } from './NotificationSwitches';
import { SessionList } from './SessionList';
import { SettingSection } from './SettingSection';
import { SignInMethods } from './SignInMethods';
import { useAccountSettingText } from './text';

/** 账号设置: name, sign-in, sessions, notifications and the account's data. */
export function AccountSettingPage() {
  const { api } = useFeatureHost();
  const text = useAccountSettingText().accountSetting;
  const user = useQuery(accountQueries(api).userInfo());
  return (
    <PersonalPage current="accountSetting">
      <div className={page}>
        <PageHeader title={text.title} />
        <QueryBody
          query={user}
          text={{ loading: text.loading, failedTitle: text.failedTitle, failedKept: text.kept }}
          skeleton={<Skeleton variant="card" />}
        >
          {(data) => (
            <div className={page}>
              <SettingSection id="profile" title={text.profile}>
                <NameForm name={data.name} />
              </SettingSection>
              <SettingSection id="sign-in" title={text.signIn}>
                <SignInMethods user={data} />
              </SettingSection>
              <SessionList />
              <NotificationSwitches />
              <AccountData phone={data.phone} />
            </div>
          )}
        </QueryBody>
      </div>
    </PersonalPage>
  );
}

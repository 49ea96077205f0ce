import { accountQueries } from '@hengce/account';
import { useFeatureHost } from '@hengce/feature-kit';
import {
  Alert,
  AppShell,
  Brand,
  Breadcrumbs,
  Icon,
  SearchTrigger,
  SideNav,
  TabBar,
  TopBar,
  useIsOnline,
} from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { signOut } from '../host/services';
import { usePalette } from '../palette/usePalette';
import { navPreference } from '../session/preferences';
import { session } from '../session/session';
import { text } from '../text';
import { EnterpriseChip } from './EnterpriseChip';
import { MessageBell } from './MessageBell';
import { breadcrumbsOf, isTask, isWithin, navigation, tabsAt } from './navigation';
import { rememberedTrial } from './rememberedTrial';
import { narrowOnly } from './Shell.css';
import { ThemeMenu } from './ThemeMenu';
import { TrialRule } from './TrialRule';
import { UserMenu } from './UserMenu';
import { useFollowEnterprise } from './useFollowEnterprise';
import { useIsServerAway } from './useIsServerAway';
import { useNavCollapsed } from './useNavCollapsed';

export interface ShellProps {
  pageId: string;
  title: string;
  /** The name of what is open on the page, as far as the page has one. */
  shown: string | null;
  children: ReactNode;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The frame of every page of a signed-in user. */
export function Shell({ pageId, title, shown, children }: ShellProps) {
  const { api, session: hostSession } = useFeatureHost();
  const { data: user } = useQuery(accountQueries(api).userInfo());
  const isCollapsed = useNavCollapsed();
  const isOnline = useIsOnline();
  const isServerAway = useIsServerAway();
  const palette = usePalette();
  const known = session.get().current?.user;
  const name = user?.name || known?.name || '';
  const enterprise = user ? user.enterprise : known?.enterprise;
  const followSwitch = useFollowEnterprise(enterprise === undefined ? undefined : (enterprise?.id ?? null));
  const trial = user?.trial ?? (known?.trial && rememberedTrial(known.trial, Date.now()));
  const phone = user?.phone ?? hostSession.phone ?? '';

  useEffect(() => {
    if (!user) return;
    const { phone, name, enterprise, trial } = user;
    session.rememberUser({ phone, name, trial, ...(enterprise ? { enterprise } : {}) });
  }, [user]);

  return (
    <>
      <AppShell
        brand={<Brand name={text.brand} href="/" isMarkOnly={isCollapsed} />}
        isNavCollapsed={isCollapsed}
        nav={
          <SideNav
            isCollapsed={isCollapsed}
            groups={navigation.map((group) => ({
              id: group.id,
              title: group.title,
              items: group.entries.map((entry) => ({
                id: entry.id,
                label: entry.label,
                icon: <Icon icon={entry.icon} />,
                href: entry.href,
                isCurrent: isWithin(entry, pageId),
                isExternal: entry.isExternal,
              })),
            }))}
            header={
              enterprise ? (
                <EnterpriseChip enterprise={enterprise} isCollapsed={isCollapsed} onSwitch={followSwitch} />
              ) : null
            }
            footer={
              <>
                {trial && !isCollapsed ? <TrialRule trial={trial} plan={user?.plan ?? null} /> : null}
                <UserMenu
                  name={name}
                  phone={phone}
                  isCollapsed={isCollapsed}
                  placement="top start"
                  onSignOut={signOut}
                />
              </>
            }
          />
        }
        topBar={
          <TopBar
            isNavCollapsed={isCollapsed}
            onToggleNav={() => navPreference.set(isCollapsed ? 'expanded' : 'collapsed')}
            breadcrumbs={<Breadcrumbs items={breadcrumbsOf(pageId, title, shown)} />}
            mobileStart={<Brand name={text.brand} href="/" />}
            search={
              <SearchTrigger label={text.search.trigger} shortcut={isMac ? '⌘K' : 'Ctrl K'} onPress={palette.open} />
            }
            actions={
              <>
                <ThemeMenu />
                <MessageBell />
                <span className={narrowOnly}>
                  {enterprise ? <EnterpriseChip enterprise={enterprise} isCollapsed onSwitch={followSwitch} /> : null}
                  <UserMenu name={name} phone={phone} isCollapsed placement="bottom end" onSignOut={signOut} />
                </span>
              </>
            }
          />
        }
        hidesTabBar={isTask(pageId)}
        tabBar={
          <TabBar
            items={tabsAt(pageId).map(({ icon, ...tab }) => ({ ...tab, icon: <Icon icon={icon} size="lg" /> }))}
          />
        }
        banner={
          isOnline && !isServerAway ? null : (
            <Alert tone="warning" isBanner>
              {isOnline ? text.serverAway : text.offline}
            </Alert>
          )
        }
      >
        {children}
      </AppShell>
      {palette.element}
    </>
  );
}

import { accountQueries, useAccountHrefs } from '@hengce/account';
import { useFeatureHost } from '@hengce/feature-kit';
import {
  Alert,
  AppShell,
  Brand,
  Breadcrumbs,
  Icon,
  LinkButton,
  SearchTrigger,
  SideNav,
  TabBar,
  TopBar,
  useIsOnline,
} from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { signOut } from '../host/services';
import { usePalette } from '../palette/usePalette';
import { foldedPreference, navPreference, usePreference } from '../session/preferences';
import { session } from '../session/session';
import { text } from '../text';
import { EnterpriseChip } from './EnterpriseChip';
import { lazyPart } from './lazyPart';
import { MessageBell } from './MessageBell';
import { isWithin, navigation, sectionsAt } from './navigation/navigation';
import { breadcrumbsOf, isTask, tabsAt } from './navigation/places';
import { rememberedTrial } from './rememberedTrial';
import { addPlace, chipPlace, narrowOnly } from './Shell.css';
import { ThemeMenu } from './ThemeMenu';
import { TrialRule } from './TrialRule';
import { UserMenu } from './UserMenu';
import { useFollowEnterprise } from './useFollowEnterprise';
import { useIsServerAway } from './useIsServerAway';
import { useNavCollapsed } from './useNavCollapsed';

export interface ShellProps {
  pageId: string;
  title: string;
  /** Name of what is open on the page (a policy, a report), for the breadcrumbs; null without one. */
  shown: string | null;
  children: ReactNode;
}

const AllPages = lazy(lazyPart('allPages', async () => (await import('./navigation/AllPages')).AllPages));
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Frame of every page of a signed-in user: navigation, header, content. */
export function Shell({ pageId, title, shown, children }: ShellProps) {
  const { api, session: hostSession } = useFeatureHost();
  const { data: user } = useQuery(accountQueries(api).userInfo());
  const isCollapsed = useNavCollapsed();
  const isOnline = useIsOnline();
  const isServerAway = useIsServerAway();
  const folded = usePreference(foldedPreference).split(',');
  // Where the list of all pages was opened: another page closes it.
  const [listedAt, setListedAt] = useState<string | null>(null);
  const palette = usePalette();
  const known = session.get().current?.user;
  const name = user?.name || known?.name || '';
  const enterprise = user ? user.enterprise : known?.enterprise;
  const followSwitch = useFollowEnterprise(enterprise === undefined ? undefined : (enterprise?.id ?? null));
  const trial = user?.trial ?? (known?.trial && rememberedTrial(known.trial, Date.now()));
  const addEnterpriseHref = useAccountHrefs().to('enterpriseInformation', 'add=1');
  const phone = user?.phone ?? hostSession.phone ?? '';

  useEffect(() => {
    if (!user) return;
    const { phone, name, enterprise, trial } = user;
    session.rememberUser({ phone, name, trial, ...(enterprise ? { enterprise } : {}) });
  }, [user]);

  const tabs = tabsAt(pageId).map(({ icon, ...tab }) => ({ ...tab, icon: <Icon icon={icon} size="lg" /> }));
  return (
    <>
      <AppShell
        brand={<Brand name={text.brand} href="/" isMarkOnly={isCollapsed} />}
        isNavCollapsed={isCollapsed}
        nav={
          <SideNav
            isCollapsed={isCollapsed}
            foldedGroups={folded}
            onFold={(id, isFolded) =>
              foldedPreference.set(
                [...folded.filter((each) => each && each !== id), ...(isFolded ? [id] : [])].join(','),
              )
            }
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
              <div className={chipPlace}>
                {enterprise ? (
                  <EnterpriseChip enterprise={enterprise} isCollapsed={isCollapsed} onSwitch={followSwitch} />
                ) : enterprise === null && !isCollapsed ? (
                  <span className={addPlace}>
                    <LinkButton variant="quiet" iconStart={<Icon icon={Plus} />} href={addEnterpriseHref}>
                      {text.enterprise.add}
                    </LinkButton>
                  </span>
                ) : null}
              </div>
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
            sections={shown === null ? sectionTabs(pageId) : undefined}
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
            items={[
              ...tabs.slice(0, -1),
              {
                id: 'all',
                label: text.tabs.tools,
                icon: <Icon icon={LayoutGrid} size="lg" />,
                onPress: () => setListedAt(pageId),
                isCurrent: !tabs.some(({ isCurrent }) => isCurrent),
              },
              ...tabs.slice(-1),
            ]}
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
      {listedAt === null ? null : (
        <Suspense fallback={null}>
          <AllPages
            pageId={pageId}
            isOpen={listedAt === pageId}
            onOpenChange={(isOpen) => setListedAt(isOpen ? pageId : null)}
          />
        </Suspense>
      )}
    </>
  );
}

function sectionTabs(pageId: string) {
  const at = sectionsAt(pageId);
  return at ? { label: text.sideBySide(at.label), items: at.sections, currentKey: pageId } : undefined;
}

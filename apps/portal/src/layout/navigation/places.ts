import { accountFeature, accountRoutes } from '@hengce/account';
import { chatFeature } from '@hengce/chat';
import { hrefOf, joinPath, type Routes } from '@hengce/feature-kit';
import { proofreadingFeature } from '@hengce/feature-proofreading';
import { type LucideIcon, UserRound } from 'lucide-react';
import { text } from '../../text';
import { isAt, isWithin, navigation } from './navigation';

const accountHref = (name: keyof typeof accountRoutes) => hrefOf(accountFeature, undefined, name);
export const personalCentreHref = accountHref('personalCenterHome');
export const settingsHref = accountHref('accountSetting');
export const changePasswordHref = accountHref('changePassword');
export const messagesHref = accountHref('messageCenter');
export const plansHref = accountHref('purchaseEquity');
export const equityHref = accountHref('equity');
export const chatHref = hrefOf(chatFeature, undefined, 'chat');
export const proofreadingHref = hrefOf(proofreadingFeature, undefined, 'textCorrection');

interface AccountPage {
  /** `account.page`, as in the router. */
  id: string;
  label: string;
  href: string;
  isPersonal: boolean;
  /** The page it belongs to, such as that of an order to the list. */
  parentId?: string;
}
const signedInPages = Object.entries<Routes[string]>(accountRoutes).filter(([, { access }]) => access !== 'public');
const accountPages: readonly AccountPage[] = signedInPages.map(([name, { path, title }]) => {
  const parent = signedInPages.find(([, other]) => path.startsWith(`${other.path}/`));
  return {
    id: `account.${name}`,
    label: title,
    href: joinPath(accountFeature.basePath, path),
    isPersonal: !path.startsWith('login'),
    ...(parent ? { parentId: `account.${parent[0]}` } : {}),
  };
});
/** Pages of the personal centre that can be opened from anywhere: those below another page need an id. */
export const accountEntries = accountPages.filter(({ parentId }) => parentId === undefined);

/** A page of the personal centre, which is in no group of the navigation. */
const isPersonal = (routeId: string): boolean => accountPages.some((page) => page.id === routeId && page.isPersonal);

interface Tab {
  id: string;
  label: string;
  icon: LucideIcon;
  href: string;
  isCurrent: boolean;
}
/** Tabs of the bottom bar of phones for a route: pages with a `tab`, and 我的. The shell adds 工具, which opens the rest. */
export const tabsAt = (routeId: string): Tab[] => [
  ...navigation.flatMap((group) => {
    // A tab stands for its group, and for those that have none: the others are reached from there.
    const stoodFor = navigation.filter(({ id, tabOf }) => id === group.id || tabOf === group.id);
    const isCurrent = stoodFor.some(({ entries: all }) => all.some((entry) => isWithin(entry, routeId)));
    return group.entries.flatMap(({ id, tab, icon, href }) => (tab ? [{ id, label: tab, icon, href, isCurrent }] : []));
  }),
  { id: 'mine', label: text.tabs.mine, icon: UserRound, href: personalCentreHref, isCurrent: isPersonal(routeId) },
];

/** Whether a route is a task with its own buttons at the bottom of the screen; the bottom bar is hidden there. */
export const isTask = (routeId: string): boolean =>
  [
    'policy.matchProceed',
    'policy.projectProceed',
    'policy.financeProceed',
    'policy.application',
    // A policy has its own bar: 订阅, 问, 开始申报.
    'policy.detail',
  ].includes(routeId) ||
  // A conversation has its own field there.
  /^chat\.(chat|assistant|templates|policyAssistant|pdf)$/.test(routeId) ||
  // So has a text that is proofread.
  routeId === 'proofreading.textCorrection' ||
  // A deck has the room of the screen.
  routeId === 'ppt.deck' ||
  routeId === 'ppt.present' ||
  // A meeting has its player there, and leaving a recording ends it.
  routeId === 'meeting.meeting' ||
  routeId === 'meeting.recording';

/**
 * Address of the page on which a thing of this route was opened, such as a conversation, which then is a level of its
 * own in the breadcrumbs; null for other routes.
 */
const holderHref = (routeId: string): string | null => {
  const [feature, name = ''] = routeId.split('.');
  if (feature === 'chat' && name in chatFeature.routes)
    return hrefOf(chatFeature, undefined, name as keyof typeof chatFeature.routes);
  return routeId === 'proofreading.textCorrection' ? proofreadingHref : null;
};

/** Whether a page is called by what it shows: a deck, a meeting. */
const isNamed = (routeId: string): boolean => routeId === 'ppt.deck' || routeId === 'meeting.meeting';

/**
 * Breadcrumbs of a page: group, page of the navigation, page, what is open on it; levels that do not exist are left
 * out.
 */
export function breadcrumbsOf(routeId: string, title: string, shown: string | null): Breadcrumb[] {
  const href = holderHref(routeId);
  return shown === null || href === null
    ? pageCrumbs(routeId, (isNamed(routeId) && shown) || title)
    : [...pageCrumbs(routeId, title, href), { id: 'shown', label: shown }];
}

interface Breadcrumb {
  id: string;
  label: string;
  href?: string;
}

function pageCrumbs(routeId: string, title: string, href?: string): Breadcrumb[] {
  const account = accountPages.find(({ id }) => id === routeId);
  if (account?.isPersonal) {
    const parent = accountPages.find(({ id }) => id === account.parentId);
    return [
      { id: 'personalCentre', label: text.user.personalCentre, href: personalCentreHref },
      ...(parent ? [{ id: parent.id, label: parent.label, href: parent.href }] : []),
      { id: routeId, label: title },
    ];
  }
  const group = navigation.find(({ entries }) => entries.some((entry) => isWithin(entry, routeId)));
  const found = group?.entries.find((entry) => isWithin(entry, routeId));
  const parent = found?.sections.find((each) => isAt(each, routeId)) ?? found;
  const isBelow = parent !== undefined && parent.id !== routeId && parent.title !== title;
  return [
    ...(group?.title ? [{ id: group.id, label: group.title }] : []),
    ...(isBelow ? [{ id: parent.id, label: parent.title, href: parent.href }] : []),
    { id: routeId, label: title, ...(href ? { href } : {}) },
  ];
}

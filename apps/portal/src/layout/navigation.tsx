import { accountFeature, accountRoutes } from '@hengce/account';
import { chatFeature } from '@hengce/chat';
import { type Feature, hrefOf, joinPath, type Routes } from '@hengce/feature-kit';
import { acquisitionFeature, iptoolsFeature, nationwideFeature, policyFeature } from '@hengce/policy';
import {
  Building2,
  Calculator,
  ChartColumn,
  ClipboardCheck,
  Compass,
  Factory,
  FilePen,
  FileSearch,
  FileText,
  FolderOpen,
  GitCompareArrows,
  Landmark,
  LayoutDashboard,
  Library,
  ListChecks,
  ListTodo,
  type LucideIcon,
  MapPinned,
  Megaphone,
  MessageSquareText,
  MessagesSquare,
  NotebookPen,
  Scroll,
  Send,
  UserRound,
} from 'lucide-react';
import { portalFeature } from '../home/portalFeature';
import { notesFeature } from '../sso/notesFeature';
import { text } from '../text';

export interface NavigationEntry {
  /** `feature.page`, as in the router. */
  id: string;
  label: string;
  icon: LucideIcon;
  href: string;
  /** Pages reached from this one: it stays marked, and leads back in the breadcrumbs. */
  below: readonly string[];
  /** Leads to another product, in a tab of its own. */
  isExternal?: boolean;
  /** Name in the bottom bar of phones; without one it is not there. */
  tab?: string;
}
export interface NavigationGroup {
  id: string;
  title?: string;
  /** The page that stands for all of it. */
  href?: string;
  /** The group whose tab is marked on phones while one is in this one. */
  tabOf?: string;
  entries: readonly NavigationEntry[];
}

function entry<R extends Routes>(
  feature: Feature<R>,
  name: keyof R & string,
  rest: Pick<NavigationEntry, 'icon' | 'tab' | 'isExternal'> & { below?: readonly string[] },
): NavigationEntry {
  const route = feature.routes[name] as Routes[string];
  return {
    id: `${feature.id}.${name}`,
    label: route.title,
    // Only pages without parameters stand in a navigation.
    href: joinPath(feature.basePath, route.path),
    below: [],
    ...rest,
  };
}

/** What stands in the navigation: pages that exist, from the routes of the features. */
export const navigation: readonly NavigationGroup[] = [
  {
    id: 'home',
    entries: [
      entry(portalFeature, 'home', { icon: LayoutDashboard, tab: text.tabs.home, below: ['portal.homeByName'] }),
    ],
  },
  {
    id: 'policy',
    title: text.groups.policy,
    href: hrefOf(policyFeature, undefined, 'index'),
    entries: [
      entry(policyFeature, 'index', { icon: Compass, tab: text.tabs.policy }),
      entry(policyFeature, 'search', { icon: FileSearch, below: ['policy.detail'] }),
      entry(policyFeature, 'notices', { icon: Megaphone, below: ['policy.noticeDetail'] }),
      entry(policyFeature, 'publicity', { icon: Scroll, below: ['policy.publicityList'] }),
      entry(policyFeature, 'regions', {
        icon: ChartColumn,
        below: [
          ...['policy.hotCompare', 'policy.rankLayout', 'policy.subsidyRank', 'policy.patentCompare'],
          ...['policy.cyCompare', 'policy.peerRank', 'policy.policyRank', 'policy.policyList'],
        ],
      }),
      entry(nationwideFeature, 'index', { icon: MapPinned }),
      entry(policyFeature, 'singleCompare', { icon: GitCompareArrows }),
    ],
  },
  {
    id: 'match',
    title: text.groups.match,
    tabOf: 'policy',
    entries: [
      entry(policyFeature, 'match', {
        icon: ListChecks,
        below: ['policy.matchProceed', 'policy.matchReport', 'policy.timeline', 'policy.matchShared'],
      }),
      entry(policyFeature, 'projectMatch', {
        icon: Factory,
        below: ['policy.projectProceed', 'policy.projectReport'],
      }),
      entry(policyFeature, 'financeMatch', {
        icon: Landmark,
        below: ['policy.financeProceed', 'policy.financeReport'],
      }),
      entry(policyFeature, 'rewards', { icon: Calculator }),
    ],
  },
  {
    id: 'declaration',
    title: text.groups.declaration,
    tabOf: 'policy',
    entries: [
      entry(policyFeature, 'applies', { icon: FilePen, below: ['policy.apply'] }),
      entry(policyFeature, 'declarations', {
        icon: Send,
        below: ['policy.declaration', 'policy.application', 'policy.projectEvaluation'],
      }),
      entry(policyFeature, 'library', { icon: FolderOpen }),
    ],
  },
  {
    id: 'assistant',
    title: text.groups.assistant,
    entries: [
      entry(chatFeature, 'chat', {
        icon: MessageSquareText,
        tab: text.tabs.assistant,
        below: ['chat.policyAssistant'],
      }),
      entry(chatFeature, 'knowledge', { icon: Library }),
      entry(chatFeature, 'pdf', { icon: FileText }),
      entry(chatFeature, 'assistant', { icon: MessagesSquare }),
      entry(chatFeature, 'templates', { icon: ListTodo }),
    ],
  },
  {
    id: 'tools',
    title: text.groups.tools,
    entries: [
      entry(iptoolsFeature, 'companyEvaluating', { icon: ClipboardCheck, below: ['iptools.specialization'] }),
      entry(acquisitionFeature, 'enterpriseCheck', {
        icon: Building2,
        below: ['acquisition.leads', 'acquisition.firm'],
      }),
      entry(notesFeature, 'notes', { icon: NotebookPen, isExternal: true }),
    ],
  },
];
export const entries = navigation.flatMap((group) => group.entries);

const accountHref = (name: keyof typeof accountRoutes) => hrefOf(accountFeature, undefined, name);
export const personalCentreHref = accountHref('personalCenterHome');
export const settingsHref = accountHref('accountSetting');
export const changePasswordHref = accountHref('changePassword');
export const messagesHref = accountHref('messageCenter');
export const plansHref = accountHref('purchaseEquity');
export const equityHref = accountHref('equity');

interface AccountPage {
  /** As in the router. */
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
/** Those that can be gone to from anywhere: what belongs to another needs to know which one of it. */
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
/** The bottom bar of phones: the pages of the navigation that have a tab, and 我的. */
export const tabsAt = (routeId: string): Tab[] => [
  ...navigation.flatMap((group) => {
    // A tab stands for its group, and for those that have none: the others are reached from there.
    const stoodFor = navigation.filter(({ id, tabOf }) => id === group.id || tabOf === group.id);
    const isCurrent = stoodFor.some(({ entries: all }) => all.some((entry) => isWithin(entry, routeId)));
    return group.entries.flatMap(({ id, tab, icon, href }) => (tab ? [{ id, label: tab, icon, href, isCurrent }] : []));
  }),
  { id: 'mine', label: text.tabs.mine, icon: UserRound, href: personalCentreHref, isCurrent: isPersonal(routeId) },
];

/** Pages that are a task: phones leave the foot to their own buttons. */
export const isTask = (routeId: string): boolean =>
  ['policy.matchProceed', 'policy.projectProceed', 'policy.financeProceed', 'policy.application'].includes(routeId) ||
  // A conversation has its own field there.
  /^chat\.(chat|assistant|templates|policyAssistant|pdf)$/.test(routeId);

export const isWithin = (entry: NavigationEntry, routeId: string) =>
  entry.id === routeId || entry.below.includes(routeId);

/** Pages on which things are opened one after the other, such as conversations: each is a level of its own. */
const holderHref = (routeId: string): string | null => {
  const name = routeId.split('.')[1] ?? '';
  return routeId.startsWith('chat.') && name in chatFeature.routes
    ? hrefOf(chatFeature, undefined, name as keyof typeof chatFeature.routes)
    : null;
};

/** Group, page of the navigation, page, what is open on it: as much of it as there is. */
export function breadcrumbsOf(routeId: string, title: string, shown: string | null): Breadcrumb[] {
  const href = holderHref(routeId);
  return shown === null || href === null
    ? pageCrumbs(routeId, title)
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
  const parent = group?.entries.find((entry) => isWithin(entry, routeId));
  const isBelow = parent !== undefined && parent.id !== routeId && parent.label !== title;
  return [
    ...(group?.title ? [{ id: group.id, label: group.title, ...(group.href ? { href: group.href } : {}) }] : []),
    ...(isBelow ? [{ id: parent.id, label: parent.label, href: parent.href }] : []),
    { id: routeId, label: title, ...(href ? { href } : {}) },
  ];
}

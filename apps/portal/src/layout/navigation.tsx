import { accountFeature, accountRoutes } from '@hengce/account';
import { chatFeature } from '@hengce/chat';
import { type Feature, hrefOf, joinPath, type Routes } from '@hengce/feature-kit';
import { acquisitionFeature, iptoolsFeature, nationwideFeature, policyFeature } from '@hengce/policy';
import {
  Building2,
  ChartColumn,
  ClipboardCheck,
  FileSearch,
  LayoutDashboard,
  Library,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  NotebookPen,
  Send,
  UserRound,
} from 'lucide-react';
import { portalFeature } from '../home/portalFeature';
import { notesFeature } from '../sso/notesFeature';
import { text } from '../text';

/** A page of the navigation, with those reached from it. */
export interface Place {
  /** `feature.page`, as in the router. */
  id: string;
  /** The title of its route. */
  title: string;
  href: string;
  /** Pages reached from this one: it stays marked, and leads back in the breadcrumbs. */
  below: readonly string[];
}
/** One of several places that share an entry: a tab at the top. */
export interface Section extends Place {
  label: string;
}
export interface NavigationEntry extends Place {
  label: string;
  icon: LucideIcon;
  /** Two or more, the first of them the entry's own place; or none. */
  sections: readonly Section[];
  /** Leads to another product, in a tab of its own. */
  isExternal?: boolean;
  /** Name in the bottom bar of phones; without one it is reached by 工具 there. */
  tab?: string;
}
export interface NavigationGroup {
  id: string;
  title?: string;
  entries: readonly NavigationEntry[];
  /** The group whose tab is marked on phones while one is in this one. */
  tabOf?: string;
}

function place<R extends Routes>(feature: Feature<R>, name: keyof R & string, below: readonly string[] = []): Place {
  const route = feature.routes[name] as Routes[string];
  // Only pages without parameters stand in a navigation.
  return { id: `${feature.id}.${name}`, title: route.title, href: joinPath(feature.basePath, route.path), below };
}

type More = Pick<NavigationEntry, 'icon' | 'tab' | 'isExternal'> & { label?: string };
const entry = (at: Place, more: More): NavigationEntry => ({ ...at, label: at.title, sections: [], ...more });
/** An entry whose pages stand side by side. */
const entryOf = (sections: readonly [Section, ...Section[]], more: More): NavigationEntry => ({
  ...entry(sections[0], more),
  sections,
});
const section = (label: string, at: Place): Section => ({ ...at, label });
const { sections: labels } = text;

/** What stands in the navigation: pages that exist, from the routes of the features. */
export const navigation: readonly NavigationGroup[] = [
  {
    id: 'home',
    entries: [
      entry(place(portalFeature, 'home', ['portal.homeByName', 'policy.index']), {
        icon: LayoutDashboard,
        tab: text.tabs.home,
      }),
    ],
  },
  {
    id: 'policy',
    title: text.groups.policy,
    entries: [
      entryOf(
        [
          section(labels.search, place(policyFeature, 'search', ['policy.detail', 'policy.singleCompare'])),
          section(labels.notices, place(policyFeature, 'notices', ['policy.noticeDetail'])),
          section(labels.publicity, place(policyFeature, 'publicity', ['policy.publicityList'])),
        ],
        { icon: FileSearch, tab: text.tabs.policy },
      ),
      entryOf(
        [
          section(
            labels.regions,
            place(policyFeature, 'regions', [
              ...['policy.hotCompare', 'policy.rankLayout', 'policy.subsidyRank', 'policy.patentCompare'],
              ...['policy.cyCompare', 'policy.peerRank', 'policy.policyRank', 'policy.policyList'],
            ]),
          ),
          section(labels.nationwide, place(nationwideFeature, 'index')),
        ],
        { icon: ChartColumn },
      ),
    ],
  },
  {
    id: 'match',
    title: text.groups.match,
    tabOf: 'policy',
    entries: [
      entryOf(
        [
          section(
            labels.match,
            place(policyFeature, 'match', ['policy.matchProceed', 'policy.matchReport', 'policy.matchShared']),
          ),
          section(
            labels.projectMatch,
            place(policyFeature, 'projectMatch', ['policy.projectProceed', 'policy.projectReport']),
          ),
          section(
            labels.financeMatch,
            place(policyFeature, 'financeMatch', ['policy.financeProceed', 'policy.financeReport']),
          ),
          section(labels.rewards, place(policyFeature, 'rewards')),
          section(labels.timeline, place(policyFeature, 'timeline')),
        ],
        { icon: ListChecks },
      ),
      entry(place(iptoolsFeature, 'companyEvaluating', ['iptools.specialization']), { icon: ClipboardCheck }),
    ],
  },
  {
    id: 'declaration',
    title: text.groups.declaration,
    tabOf: 'policy',
    entries: [
      entryOf(
        [
          section(labels.applies, place(policyFeature, 'applies', ['policy.apply'])),
          section(
            labels.declarations,
            place(policyFeature, 'declarations', [
              ...['policy.declaration', 'policy.application', 'policy.projectEvaluation'],
            ]),
          ),
          section(labels.library, place(policyFeature, 'library')),
        ],
        { icon: Send, label: text.entries.declaration },
      ),
    ],
  },
  {
    id: 'assistant',
    title: text.groups.assistant,
    entries: [
      entryOf(
        [
          section(labels.chat, place(chatFeature, 'chat', ['chat.policyAssistant'])),
          section(labels.assistant, place(chatFeature, 'assistant')),
          section(labels.templates, place(chatFeature, 'templates')),
        ],
        { icon: MessageSquareText, tab: text.tabs.assistant },
      ),
      entryOf(
        [section(labels.knowledge, place(chatFeature, 'knowledge')), section(labels.pdf, place(chatFeature, 'pdf'))],
        { icon: Library },
      ),
    ],
  },
  {
    id: 'tools',
    title: text.groups.tools,
    entries: [
      entry(place(acquisitionFeature, 'enterpriseCheck', ['acquisition.leads', 'acquisition.firm']), {
        icon: Building2,
      }),
      entry(place(notesFeature, 'notes'), { icon: NotebookPen, isExternal: true }),
    ],
  },
];
export const entries = navigation.flatMap((group) => group.entries);
/** Every page of the navigation, those side by side each for itself. */
export const places: readonly (Place & { icon: LucideIcon })[] = entries.flatMap(({ sections, ...alone }) =>
  sections.length > 0 ? sections.map((each) => ({ ...each, icon: alone.icon })) : [alone],
);

const isAt = ({ id, below }: Place, routeId: string) => id === routeId || below.includes(routeId);
/** Whether a page belongs to an entry. */
export const isWithin = (entry: NavigationEntry, routeId: string) =>
  isAt(entry, routeId) || entry.sections.some((each) => isAt(each, routeId));

/** The tabs at the top of a page that stands beside others; none on a page below it, which has breadcrumbs. */
export function sectionsAt(routeId: string): { label: string; sections: readonly Section[] } | null {
  const found = entries.find(({ sections }) => sections.some(({ id }) => id === routeId));
  return found ? { label: found.label, sections: found.sections } : null;
}

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
/** The bottom bar of phones: the pages of the navigation that have a tab, and 我的. 工具, which opens the rest, stands before the last. */
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
  const found = group?.entries.find((entry) => isWithin(entry, routeId));
  const parent = found?.sections.find((each) => isAt(each, routeId)) ?? found;
  const isBelow = parent !== undefined && parent.id !== routeId && parent.title !== title;
  return [
    ...(group?.title ? [{ id: group.id, label: group.title }] : []),
    ...(isBelow ? [{ id: parent.id, label: parent.title, href: parent.href }] : []),
    { id: routeId, label: title, ...(href ? { href } : {}) },
  ];
}

import { chatFeature } from '@hengce/chat';
import { type Feature, joinPath, type Routes } from '@hengce/feature-kit';
import { meetingFeature } from '@hengce/feature-meeting';
import { proofreadingFeature } from '@hengce/feature-proofreading';
import { acquisitionFeature, iptoolsFeature, nationwideFeature, policyFeature } from '@hengce/policy';
import { pptFeature } from '@hengce/ppt';
import {
  AudioLines,
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
  Presentation,
  Send,
  SpellCheck,
} from 'lucide-react';
import { portalFeature } from '../../home/portalFeature';
import { notesFeature } from '../../sso/notesFeature';
import { text } from '../../text';

/** Page in the navigation, with the pages below it. */
export interface Place {
  /** `feature.page`, as in the router. */
  id: string;
  /** Title of its route. */
  title: string;
  href: string;
  /** Ids of pages that are opened from this one: on these it stays marked, and breadcrumbs lead back to it. */
  below: readonly string[];
}
/** Page that shares an entry of the navigation with others; they are tabs at the top of the page. */
export interface Section extends Place {
  label: string;
}
export interface NavigationEntry extends Place {
  label: string;
  icon: LucideIcon;
  /** Pages of the tabs, two or more, the entry's own first; absent without tabs. */
  sections: readonly Section[];
  /** Whether it opens another product, in a new browser tab. */
  isExternal?: boolean;
  /** Name in the bottom bar of phones; without one, the entry is found there under 工具. */
  tab?: string;
}
export interface NavigationGroup {
  id: string;
  title?: string;
  entries: readonly NavigationEntry[];
  /** Id of the group whose bottom tab is marked on phones while a page of this one is open. */
  tabOf?: string;
}

function place<R extends Routes>(feature: Feature<R>, name: keyof R & string, below: readonly string[] = []): Place {
  const route = feature.routes[name] as Routes[string];
  // Only pages without parameters stand in a navigation.
  return { id: `${feature.id}.${name}`, title: route.title, href: joinPath(feature.basePath, route.path), below };
}

type More = Pick<NavigationEntry, 'icon' | 'tab' | 'isExternal'> & { label?: string };
const entry = (at: Place, more: More): NavigationEntry => ({ ...at, label: at.title, sections: [], ...more });
/** Entry of the navigation whose pages are tabs. */
const entryOf = (sections: readonly [Section, ...Section[]], more: More): NavigationEntry => ({
  ...entry(sections[0], more),
  sections,
});
const section = (label: string, at: Place): Section => ({ ...at, label });
const { sections: labels } = text;

/** Groups of the navigation, made from the routes of the features. */
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
      entry(place(pptFeature, 'decks', ['ppt.deck', 'ppt.present', 'ppt.shared']), { icon: Presentation }),
      entry(
        place(meetingFeature, 'meetings', [
          ...['meeting.recording', 'meeting.meeting', 'meeting.shared'],
          ...['meeting.recordingDialect', 'meeting.transcriptsDialect'],
        ]),
        { icon: AudioLines },
      ),
      entry(place(proofreadingFeature, 'textCorrection'), { icon: SpellCheck }),
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
/** All pages of the navigation, each tab as one of its own. */
export const places: readonly (Place & { icon: LucideIcon })[] = entries.flatMap(({ sections, ...alone }) =>
  sections.length > 0 ? sections.map((each) => ({ ...each, icon: alone.icon })) : [alone],
);

/** Whether a route is the page `id` or one below it. */
export const isAt = ({ id, below }: Place, routeId: string) => id === routeId || below.includes(routeId);
/** Whether a route belongs to an entry of the navigation. */
export const isWithin = (entry: NavigationEntry, routeId: string) =>
  isAt(entry, routeId) || entry.sections.some((each) => isAt(each, routeId));

/** Tabs at the top of a page; null for a page without tabs, and for one below a tab, which has breadcrumbs. */
export function sectionsAt(routeId: string): { label: string; sections: readonly Section[] } | null {
  const found = entries.find(({ sections }) => sections.some(({ id }) => id === routeId));
  return found ? { label: found.label, sections: found.sections } : null;
}

// Parts of a shell as the portal composes them, for stories only.
import {
  AudioLines,
  Bell,
  Building2,
  ChartColumn,
  CircleHelp,
  CircleUserRound,
  FileSearch,
  LayoutDashboard,
  LayoutGrid,
  Library,
  ListChecks,
  Megaphone,
  MessageSquareText,
  NotebookPen,
  Presentation,
  Send,
  SpellCheck,
} from 'lucide-react';
import { Brand } from '../components/Brand';
import { Breadcrumbs } from '../components/Breadcrumbs';
import { IconButton } from '../components/IconButton';
import type { SideNavGroup } from '../components/SideNav';
import type { TabBarItem } from '../components/TabBar';
import { SearchTrigger, TopBar, type TopBarProps } from '../components/TopBar';

type Lucide = typeof Bell;
export const storyIcon = (Icon: Lucide, size = 16) => (
  <Icon size={size} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
);
const item = (id: string, label: string, Icon: Lucide, more = {}) => ({
  id,
  label,
  icon: storyIcon(Icon),
  href: `#${id}`,
  ...more,
});

export const storyNav = (currentId: string): SideNavGroup[] =>
  [
    { id: 'home', items: [item('dashboard', '工作台', LayoutDashboard)] },
    {
      id: 'policy',
      title: '政策服务',
      items: [
        item('search', '政策检索', FileSearch),
        item('match', '政策匹配', ListChecks),
        item('compare', '区域对比', ChartColumn),
        item('notices', '通知公示', Megaphone),
        item('declare', '项目申报', Send, { count: 2 }),
      ],
    },
    {
      id: 'ai',
      title: 'AI助手',
      items: [
        item('chat', '智能对话', MessageSquareText),
        item('library', '知识库', Library),
        item('ppt', 'AI-PPT', Presentation),
        item('meeting', '会议转写', AudioLines),
        item('proofread', '智能校对', SpellCheck),
      ],
    },
    {
      id: 'tools',
      title: '企业工具',
      items: [item('company', '企业查询', Building2), item('notes', '写作空间', NotebookPen, { isExternal: true })],
    },
  ].map((group) => ({
    ...group,
    items: group.items.map((entry) => ({ ...entry, isCurrent: entry.id === currentId })),
  }));

export const storyTabs = (currentId: string): TabBarItem[] =>
  (
    [
      ['dashboard', '工作台', LayoutDashboard],
      ['search', '政策', FileSearch],
      ['chat', '提问', MessageSquareText],
      ['tools', '工具', LayoutGrid],
      ['me', '我的', CircleUserRound],
    ] as const
  ).map(([id, label, Icon]) => ({ id, label, icon: storyIcon(Icon, 20), href: `#${id}`, isCurrent: id === currentId }));

export interface StoryTopBarProps {
  isNavCollapsed?: boolean;
  onToggleNav?: () => void;
  levels?: string[];
  sections?: TopBarProps['sections'];
}
export function StoryTopBar({
  isNavCollapsed,
  onToggleNav = () => {},
  levels = ['工作台'],
  sections,
}: StoryTopBarProps) {
  return (
    <TopBar
      isNavCollapsed={isNavCollapsed}
      onToggleNav={onToggleNav}
      sections={sections}
      breadcrumbs={
        <Breadcrumbs items={levels.map((label, i) => ({ id: label, label, href: i > 0 ? `#${i}` : undefined }))} />
      }
      mobileStart={<Brand name="衡策" href="#home" />}
      search={<SearchTrigger label="搜索政策、文件、会议，或输入指令" shortcut="⌘K" onPress={() => {}} />}
      actions={
        <>
          <IconButton label="帮助" icon={storyIcon(CircleHelp)} />
          <IconButton label="消息，3条未读" icon={storyIcon(Bell)} hasDot />
        </>
      }
    />
  );
}

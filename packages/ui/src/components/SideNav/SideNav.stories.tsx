import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { storyNav } from '../../testing/storyShell';
import { UsageMeter } from '../ruler';
import { SideNav, type SideNavProps } from './SideNav';
import { SideNavItem, type SideNavItemData } from './SideNavItem';

const args: SideNavProps = { groups: storyNav('search') };
const meta = preview.meta({
  id: 'ui-side-nav',
  title: '导航/SideNav 侧边导航',
  component: SideNav,
  parameters: { isPage: true },
  args,
  render: (props) => (
    <div
      style={{
        width: props.isCollapsed ? 60 : 220,
        height: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        paddingTop: 12,
      }}
    >
      <SideNav {...props} />
    </div>
  ),
});
export default meta;

const crowded: SideNavProps = {
  groups: [
    ...storyNav('match').slice(0, 2),
    {
      id: 'long',
      title: '很长',
      items: [{ id: 'x', label: '名称太长放不下的一个导航项目', href: '#x', icon: null, count: 128 }],
    },
  ],
  footer: <UsageMeter label="试用版" used={21} limit={30} unit="天" valueText="还剩9天" variant="stacked" />,
};

export const Example = meta.story({ name: '示例' });
const columns = { display: 'flex', gap: 40, alignItems: 'start', padding: 16 } as const;
const entries: [string, Partial<SideNavItemData>][] = [
  ['一般', {}],
  ['当前页', { isCurrent: true }],
  ['有待办', { count: 2 }],
  ['站外', { isExternal: true }],
];
const entryOf = (more: Partial<SideNavItemData>) => ({
  ...(storyNav('')[1]?.items[0] as SideNavItemData),
  ...more,
});
export const States = meta.story({
  name: '状态',
  // Two navigations on one page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <div style={{ background: 'var(--hc-color-canvas)' }}>
      <div style={columns}>
        <StateGrid
          rows={entries.map(([name, more]) => ({
            name,
            node: (
              <div style={{ width: 160 }}>
                <SideNavItem data={entryOf(more)} isCollapsed={false} />
              </div>
            ),
            extra: [{ name: '收起', node: <SideNavItem data={entryOf(more)} isCollapsed /> }],
          }))}
        />
      </div>
      <div style={columns}>
        <div style={{ width: 220 }}>
          <SideNav groups={storyNav('search')} />
        </div>
        <div style={{ width: 60 }}>
          <SideNav groups={storyNav('search')} isCollapsed />
        </div>
        <div style={{ width: 220 }}>
          <SideNav {...crowded} />
        </div>
      </div>
    </div>
  ),
});
export const Collapsed = meta.story({ name: '收起：图标、分组线和提示', args: { isCollapsed: true } });
export const WithFooter = meta.story({
  name: '带试用期与超长名称',
  args: crowded,
});
export const Low = meta.story({
  name: '矮屏：当前页滚到看得见处，页面不变长',
  // As the shell holds it: no higher than the window, in a positioned box.
  render: () => (
    <div style={{ position: 'sticky', top: 0, height: 260, width: 220, display: 'flex', flexDirection: 'column' }}>
      <SideNav groups={[...storyNav(''), { id: 'last', items: [entryOf({ isExternal: true, isCurrent: true })] }]} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { scrollHeight, clientHeight } = canvasElement.ownerDocument.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
    const item = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(item.bottom).toBeLessThanOrEqual(260);
  },
});
export const Folds = meta.story({
  name: '组可以折起来，只留当前页',
  render: (props) => {
    const [folded, setFolded] = useState<string[]>([]);
    return (
      <div style={{ width: 220, height: '100dvh', display: 'flex', flexDirection: 'column', paddingTop: 12 }}>
        <SideNav
          {...props}
          foldedGroups={folded}
          onFold={(id, isFolded) => setFolded(isFolded ? [...folded, id] : folded.filter((each) => each !== id))}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '政策服务', expanded: true }));
    await expect(canvas.queryByRole('link', { name: '政策匹配' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '政策检索' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: '政策匹配' })).toBeVisible();
  },
});
export const Keyboard = meta.story({
  name: '只用键盘：收起时焦点到哪里，名称就提示到哪里',
  args: { isCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '工作台' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '政策检索' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('政策检索'));
  },
});

const longName = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const LongName = meta.story({
  name: '姓名很长时页脚不比导航宽',
  args: { footer: <div style={longName}>阿卜杜热合曼·买买提江·吐尔逊·阿卜杜热合曼·买买提江</div> },
  play: async ({ canvas, canvasElement }) => {
    const nav = canvasElement.querySelector('nav') as HTMLElement;
    const name = canvas.getByText(/^阿卜杜热合曼/);
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(nav.getBoundingClientRect().right);
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  parameters: { isPage: false },
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <SideNavItem data={entryOf({ label: '项目申报', count: 2 })} isCollapsed={false} />
            </>
          ),
          why: '名称是要做的事，数是等着处理的件数',
          wrong: (
            <>
              <SideNavItem data={entryOf({ label: '项目申报管理中心', count: 1286 })} isCollapsed={false} />
            </>
          ),
          whyNot: '“管理中心”没有多说什么；数的是库里有多少，不是该做多少',
        },
        {
          right: (
            <>
              <SideNavItem data={entryOf({ label: '写作空间', isExternal: true })} isCollapsed={false} />
            </>
          ),
          why: '要离开这里的，先标出来',
          wrong: (
            <>
              <SideNavItem data={entryOf({ label: '写作空间（点击跳转）' })} isCollapsed={false} />
            </>
          ),
          whyNot: '括号占了名称的位置，读屏每次都要念',
        },
      ]}
    />
  ),
});

import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { storyNav } from '../../testing/storyShell';
import { UsageMeter } from '../rule';
import { SideNav, type SideNavProps } from './SideNav';

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

export const Example = meta.story({ name: '示例' });
export const Collapsed = meta.story({ name: '收起：图标、分组线和提示', args: { isCollapsed: true } });
export const WithFooter = meta.story({
  name: '带试用期与超长名称',
  args: {
    groups: [
      ...storyNav('match').slice(0, 2),
      {
        id: 'long',
        title: '很长',
        items: [
          {
            ...storyNav('')[0]?.items[0],
            id: 'x',
            label: '名称太长放不下的一个导航项目',
            href: '#x',
            icon: null,
            count: 128,
          },
        ],
      },
    ],
    footer: <UsageMeter label="试用版" used={21} limit={30} unit="天" valueText="还剩9天" variant="stacked" />,
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

import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { storyTabs } from '../../testing/storyShell';
import { TabBar, type TabBarProps } from './TabBar';

const args: TabBarProps = { items: storyTabs('dashboard') };
const meta = preview.meta({
  id: 'ui-tab-bar',
  title: '导航/TabBar 底栏',
  component: TabBar,
  args,
  render: (props) => (
    <div style={{ width: 375 }}>
      <TabBar {...props} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例' });
export const Keyboard = meta.story({
  name: '只用键盘：每项是一个链接，当前项读作当前页',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '工作台' })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('工作台');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '政策' })).toHaveFocus();
  },
});

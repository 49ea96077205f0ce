import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { expect, fn } from 'storybook/test';
import { storyTabs } from '../../testing/storyShell';
import { TabBar, type TabBarProps } from './TabBar';

const args: TabBarProps = { items: storyTabs('dashboard') };
const meta = preview.meta({
  id: 'ui-tab-bar',
  title: '导航/TabBar 底栏',
  component: TabBar,
  args,
  render: (props) => (
    <div style={{ width: 'min(375px, 100%)' }}>
      <TabBar {...props} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  // Several bars on one page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <StateGrid
        rows={[
          { name: '其他页', items: storyTabs('').slice(1, 2) },
          { name: '当前页', items: storyTabs('search').slice(1, 2) },
        ].map(({ name, items }) => ({
          name,
          node: (
            <div style={{ width: 75 }}>
              <TabBar items={items} />
            </div>
          ),
        }))}
      />
      {[3, 4, 5].map((count) => (
        <div key={count} style={{ width: 'min(375px, 100%)' }}>
          <TabBar items={storyTabs('search').slice(0, count)} />
        </div>
      ))}
    </div>
  ),
});
const onPress = fn();
export const Opens = meta.story({
  name: '没有地址的是按钮，打开其余的页面',
  args: {
    items: storyTabs('dashboard').map((item) => (item.id === 'tools' ? { ...item, href: undefined, onPress } : item)),
  },
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '工具' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
});
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

export const Choices = meta.story({
  name: '可以与不要',
  // Two of them on one page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <TabBar items={storyTabs('dashboard')} />
            </>
          ),
          why: '最多五项，每项两到三个字',
          wrong: (
            <>
              <TabBar items={storyTabs('dashboard').map((tab) => ({ ...tab, label: `${tab.label}服务中心` }))} />
            </>
          ),
          whyNot: '名称互相挨着，一眼分不出五项',
        },
      ]}
    />
  ),
});

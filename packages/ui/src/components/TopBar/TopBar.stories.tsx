import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { ChevronLeft, Ellipsis } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { StoryTopBar, storyIcon } from '../../testing/storyShell';
import { Breadcrumbs } from '../Breadcrumbs';
import { IconButton } from '../IconButton';
import { SearchTrigger } from './SearchTrigger';
import { TopBar } from './TopBar';

const meta = preview.meta({
  id: 'ui-top-bar',
  title: '布局/TopBar 顶栏',
  component: StoryTopBar,
  parameters: { isPage: true },
  args: { levels: ['政策服务', '政策检索', '政策详情'], onToggleNav: fn() },
});
export default meta;

const longLevels = ['AI助手', 'AI-PPT', '云澜市人民政府办公室关于进一步支持专精特新中小企业高质量发展的汇报'];

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  // Several bars, and so several trails, on one page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, background: 'var(--hc-color-canvas)', paddingBlock: 16 }}>
      <StoryTopBar {...args} />
      <StoryTopBar {...args} isNavCollapsed />
      <StoryTopBar {...args} levels={longLevels} />
      <TopBar breadcrumbs={<Breadcrumbs items={[{ id: 'home', label: '工作台' }]} />} />
      <div style={{ paddingInline: 16 }}>
        <StateGrid
          rows={[
            {
              name: '检索入口',
              node: (
                <div style={{ width: 240 }}>
                  <SearchTrigger label="搜索政策、页面或指令" shortcut="⌘K" onPress={() => {}} />
                </div>
              ),
            },
          ]}
        />
      </div>
    </div>
  ),
});
const sections = {
  label: '政策匹配',
  currentKey: 'rewards',
  items: [
    { id: 'match', label: '政策匹配', href: '#match' },
    { id: 'project', label: '项目', href: '#project' },
    { id: 'finance', label: '金融', href: '#finance' },
    { id: 'rewards', label: '测算', href: '#rewards' },
    { id: 'timeline', label: '资金时间线', href: '#timeline' },
  ],
};
export const Sections = meta.story({ name: '并列的页面代替面包屑', args: { sections } });
export const PhoneSections = meta.story({
  name: '手机上并列的页面在自己的一行',
  args: { sections },
  globals: { viewport: { value: 'phone' } },
});
export const Collapsed = meta.story({ name: '导航已收起', args: { isNavCollapsed: true } });
export const Long = meta.story({
  name: '当前页的名称很长时省略',
  args: { levels: longLevels },
});
export const MobileTask = meta.story({
  name: '手机上的任务页：返回、文号、更多',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <TopBar
      mobileStart={
        <>
          <IconButton label="返回" icon={storyIcon(ChevronLeft, 22)} />
          <span style={{ flexGrow: 1, textAlign: 'center', textAutospace: 'no-autospace' } as object}>
            云科规〔2026〕5号
          </span>
        </>
      }
      actions={<IconButton label="更多" icon={storyIcon(Ellipsis, 20)} />}
    />
  ),
});

const onPress = fn();
export const Search = meta.story({
  name: '检索入口：像输入框，是按钮',
  render: () => <SearchTrigger label="搜索政策、文件、会议，或输入指令" shortcut="⌘K" onPress={onPress} />,
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '搜索政策、文件、会议，或输入指令' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledTimes(1);
  },
});
export const Keyboard = meta.story({
  name: '只用键盘：先收起导航，再到各级位置',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '收起导航' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleNav).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '政策检索' })).toHaveFocus();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  // Two of them on one page.
  parameters: { isPage: false, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <StoryTopBar sections={sections} />
            </>
          ),
          why: '并列的几页放在顶栏，一按就到',
          wrong: (
            <>
              <StoryTopBar levels={['首页', '政策服务中心', '政策匹配模块', '政策匹配', '测算']} />
            </>
          ),
          whyNot: '五层里三层不能去，换到“项目”要先退回来',
        },
      ]}
    />
  ),
});

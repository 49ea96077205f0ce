import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Tabs } from './Tabs';
import type { TabsProps } from './tabsProps';

const minutes = [
  { id: 'summary', label: '纪要', panel: '与会者同意按季度归集研发费用。' },
  { id: 'todo', label: '待办', count: 4, panel: '整理2026年研发辅助账。' },
  { id: 'chapters', label: '章节', panel: '开场，归集口径，分工。' },
];
const scopes = [
  { id: 'all', label: '全部', count: 86 },
  { id: 'open', label: '可申报', count: 21 },
  { id: 'document', label: '政策原文', count: 38 },
  { id: 'notice', label: '通知公示', count: 19 },
  { id: 'reading', label: '官方解读', count: 8 },
];

const meta = preview.meta({
  id: 'ui-tabs',
  title: '导航/Tabs 页签',
  component: Tabs,
  args: { label: '会议内容', items: minutes },
});
export default meta;

function Scopes(props: Partial<TabsProps>) {
  const [scope, setScope] = useState('all');
  return (
    <>
      <Tabs
        label="检索范围"
        items={scopes}
        selectedKey={scope}
        onSelectionChange={setScope}
        controls="results"
        trailing={<Button variant="quiet">排序：相关度</Button>}
        {...props}
      />
      <div id="results" style={{ paddingTop: 16 }}>
        结果：{scope}
      </div>
    </>
  );
}

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <StateGrid
        target="[role=tab]"
        rows={[
          { name: '选中', node: <Tabs {...args} selectedKey="summary" /> },
          { name: '未选', node: <Tabs {...args} selectedKey="todo" /> },
        ]}
      />
      <Tabs
        label="停用的一项"
        items={[
          { id: 'a', label: '按年', panel: '按年比较' },
          { id: 'b', label: '按季', panel: '按季比较' },
          { id: 'c', label: '按月', panel: '按月比较', isDisabled: true },
        ]}
      />
    </div>
  ),
});

export const FilterOnly = meta.story({
  name: '没有内容区时切换别处的结果，右侧可放排序',
  render: () => <Scopes />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: /全部/ })).toHaveAttribute('aria-controls', 'results');
    await userEvent.click(canvas.getByRole('tab', { name: /政策原文/ }));
    await expect(canvas.getByText('结果：document')).toBeVisible();
  },
});

export const Links = meta.story({
  name: '每一项有自己的地址时，是导航里的链接',
  args: {
    label: '个人中心',
    selectedKey: 'profile',
    items: [
      { id: 'profile', label: '企业资料', href: '#profile' },
      { id: 'orders', label: '订单', count: 2, href: '#orders' },
      { id: 'security', label: '账号安全', href: '#security' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '个人中心' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('企业资料');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

export const Narrow = meta.story({
  name: '放不下时横向滚动，选中的一项滚进视野',
  render: () => (
    <div style={{ width: 260 }}>
      <Scopes trailing={undefined} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const last = await canvas.findByRole('tab', { name: /官方解读/ });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.right - 19));
  },
});

const onSelectionChange = fn();
export const Keyboard = meta.story({
  name: '只用键盘：左右方向键切换，Tab进入内容',
  args: { onSelectionChange },
  play: async ({ canvas, userEvent }) => {
    onSelectionChange.mockClear();
    const first = await canvas.findByRole('tab', { name: '纪要' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith('todo');
    await expect(await canvas.findByRole('tabpanel', { name: /待办/ })).toHaveTextContent('整理2026年研发辅助账');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <Tabs label="可以" items={minutes} />,
          why: '页签是名词，数量在后面',
          wrong: (
            <Tabs label="不要" items={minutes.map(({ label, ...item }) => ({ ...item, label: `点击查看${label}` }))} />
          ),
          whyNot: '每个都写“点击查看”，真正不同的字挤在后面',
        },
      ]}
    />
  ),
});

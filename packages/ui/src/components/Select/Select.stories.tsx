import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Select } from './Select';
import { selectSizes } from './selectOptions';

const narrow = { display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)', width: 'min(300px, 100%)' } as const;
const cities = [
  { id: 'yunlan', label: '云澜市' },
  { id: 'chenghu', label: '澄湖区', depth: 1 },
  { id: 'beiyu', label: '北屿区', depth: 1 },
];
const orders = [
  { id: 'relevance', label: '相关度' },
  { id: 'newest', label: '发布时间' },
  { id: 'closing', label: '截止时间', description: '先到期的在前' },
];

const meta = preview.meta({
  id: 'ui-select',
  title: '表单/Select 选择器',
  component: Select,
  args: { label: '所在地区', items: cities, onSelectionChange: fn() },
  render: (args) => (
    <div style={narrow}>
      <Select {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例', args: { defaultSelectedKey: 'yunlan' } });

export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      target="button"
      rows={[
        {
          name: '未选',
          node: <Select label="所在地区" items={cities} />,
          extra: [
            { name: '停用', node: <Select label="所在地区" items={cities} isDisabled /> },
            { name: '正在加载', node: <Select label="所在地区" items={[]} isPending /> },
          ],
        },
        {
          name: '已选',
          node: <Select label="所在地区" items={cities} defaultSelectedKey="yunlan" />,
          extra: [
            { name: '停用', node: <Select label="所在地区" items={cities} defaultSelectedKey="yunlan" isDisabled /> },
            {
              name: '有错',
              node: <Select label="所在地区" items={cities} errorMessage="选择企业注册地" />,
            },
          ],
        },
        {
          name: '无框',
          node: <Select variant="quiet" label="排序" items={orders} defaultSelectedKey="relevance" />,
          extra: [
            {
              name: '停用',
              node: <Select variant="quiet" label="排序" items={orders} defaultSelectedKey="relevance" isDisabled />,
            },
          ],
        },
      ]}
    />
  ),
});

export const Sizes = meta.story({
  name: '高28、32、36',
  render: () => (
    <div style={narrow}>
      {selectSizes.map((size) => (
        <Select key={size} label={`所在地区${size}`} size={size} items={cities} defaultSelectedKey="yunlan" />
      ))}
    </div>
  ),
});

export const Open = meta.story({
  name: '展开：所选有勾，下级缩进，可有一行补充',
  args: { items: [...cities, ...orders], defaultSelectedKey: 'chenghu', isOpen: true },
});

export const LongWords = meta.story({
  name: '框内过长以省略号收尾，选项里换行；没有选项时说明',
  render: () => (
    <div style={{ ...narrow, width: 180 }}>
      <Select
        label="发文机关"
        items={[{ id: 'a', label: '云澜市高新技术产业开发区管理委员会科技创新和产业发展局' }]}
        defaultSelectedKey="a"
      />
      <Select label="没有选项" items={[]} />
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：空格展开，上下移动，回车选中，Esc收起',
  render: function Render(args) {
    const [key, setKey] = useState<string>('relevance');
    return (
      <Select
        {...args}
        label="排序"
        variant="quiet"
        items={orders}
        selectedKey={key}
        onSelectionChange={(next) => {
          setKey(next);
          args.onSelectionChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /相关度/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await page.findByRole('option', { name: '相关度' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('newest');
    const chosen = await canvas.findByRole('button', { name: /发布时间/ });
    await expect(chosen).toHaveTextContent('排序：发布时间');
    // Focus comes back when the list has gone.
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard(' ');
    await page.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: <Select label="排序" items={orders} />,
          why: '项多，或同一页里不常改的选择',
          wrong: (
            <Select
              label="是否已上市"
              items={[
                { id: 'yes', label: '是' },
                { id: 'no', label: '否' },
              ]}
            />
          ),
          whyNot: '两三项摆出来选，用 RadioGroup 或分段控件',
        },
      ]}
    />
  ),
});

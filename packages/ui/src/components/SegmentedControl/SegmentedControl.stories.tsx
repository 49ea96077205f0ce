import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { List, Rows3 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon';
import { SegmentedControl } from './SegmentedControl';

const items = [
  { id: 'year', label: '按年付' },
  { id: 'quarter', label: '按季付' },
];

const meta = preview.meta({
  id: 'ui-segmented-control',
  title: '表单/SegmentedControl 分段控件',
  component: SegmentedControl,
  args: { label: '付款周期', items, defaultSelectedKey: 'year', onSelectionChange: fn() },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <StateGrid
        target="[role=radio]"
        rows={[
          {
            name: '选中',
            node: <SegmentedControl label="付款周期" items={items} selectedKey="year" />,
            extra: [
              { name: '停用', node: <SegmentedControl label="付款周期" items={items} selectedKey="year" isDisabled /> },
            ],
          },
          {
            name: '未选',
            node: <SegmentedControl label="付款周期" items={items} selectedKey="quarter" />,
            extra: [
              {
                name: '停用',
                node: <SegmentedControl label="付款周期" items={items} selectedKey="quarter" isDisabled />,
              },
            ],
          },
        ]}
      />
      <SegmentedControl
        label="显示方式"
        items={[
          { id: 'rows', label: '列表', icon: <Icon icon={List} /> },
          { id: 'cards', label: '分组', icon: <Icon icon={Rows3} /> },
        ]}
        defaultSelectedKey="rows"
      />
      <SegmentedControl
        label="时间范围"
        items={[...items, { id: 'month', label: '按月付', isDisabled: true }]}
        defaultSelectedKey="quarter"
      />
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：左右移动，空格选中，再按不会取消',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '按年付' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const quarter = canvas.getByRole('radio', { name: '按季付' });
    await expect(quarter).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('quarter');
    await userEvent.keyboard(' ');
    await expect(quarter).toBeChecked();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <SegmentedControl
                label="付款周期"
                items={[
                  { id: 'year', label: '按年' },
                  { id: 'quarter', label: '按季' },
                ]}
                selectedKey="year"
                onSelectionChange={fn()}
              />
            </>
          ),
          why: '两到四个互斥的看法，马上生效',
          wrong: (
            <>
              <SegmentedControl
                label="地区"
                items={['杭州', '宁波', '温州', '嘉兴', '湖州', '绍兴'].map((name) => ({ id: name, label: name }))}
                selectedKey="杭州"
                onSelectionChange={fn()}
              />
            </>
          ),
          whyNot: '多于四项用 Select，手机上排不下',
        },
      ]}
    />
  ),
});

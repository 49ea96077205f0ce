import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { FilterChip } from './FilterChip';
import { MenuChip } from './MenuChip';
import { RemovableChip } from './RemovableChip';

const bulb = <Lightbulb size={14} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />;
const types = [
  { id: 'all', label: '全部类型' },
  { id: 'document', label: '文档' },
  { id: 'table', label: '表格' },
];
const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

const meta = preview.meta({
  id: 'ui-filter-chip',
  title: '表单/FilterChip 筛选标签',
  component: FilterChip,
  args: { children: '资金补助', onChange: fn() },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      rows={[
        {
          name: '未选',
          node: <FilterChip>资金补助</FilterChip>,
          extra: [
            { name: '停用', node: <FilterChip isDisabled>资金补助</FilterChip> },
            { name: '小26', node: <FilterChip size="sm">资金补助</FilterChip> },
          ],
        },
        {
          name: '已选',
          node: <FilterChip defaultSelected>资金补助</FilterChip>,
          extra: [
            {
              name: '停用',
              node: (
                <FilterChip defaultSelected isDisabled>
                  资金补助
                </FilterChip>
              ),
            },
            {
              name: '小26',
              node: (
                <FilterChip defaultSelected size="sm">
                  资金补助
                </FilterChip>
              ),
            },
          ],
        },
        {
          name: 'AI，已选',
          node: (
            <FilterChip tone="ai" icon={bulb} defaultSelected>
              深度思考
            </FilterChip>
          ),
        },
        { name: '可移除', node: <RemovableChip onRemove={() => undefined}>云澜市</RemovableChip> },
        {
          name: '菜单',
          node: <MenuChip items={types}>全部类型</MenuChip>,
          extra: [
            {
              name: '停用',
              node: (
                <MenuChip items={types} isDisabled>
                  全部类型
                </MenuChip>
              ),
            },
            {
              name: '小26',
              node: (
                <MenuChip items={types} size="sm">
                  全部类型
                </MenuChip>
              ),
            },
          ],
        },
        {
          name: '菜单，已选',
          node: (
            <MenuChip items={types} isOn>
              表格
            </MenuChip>
          ),
        },
      ]}
    />
  ),
});

export const InForce = meta.story({
  name: '生效的筛选：移除一个后焦点到下一个的叉上',
  render: function Render() {
    const [filters, setFilters] = useState(['云澜市', '资金补助', '未截止']);
    return (
      <div style={row}>
        {filters.map((filter) => (
          <RemovableChip key={filter} onRemove={() => setFilters(filters.filter((other) => other !== filter))}>
            {filter}
          </RemovableChip>
        ))}
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '移除云澜市' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('云澜市')).toBeNull();
    await expect(canvas.getByRole('button', { name: '移除资金补助' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: '移除资金补助' })).toHaveFocus();
  },
});

export const Wrapping = meta.story({
  name: '放不下时换行，过长的以省略号收尾',
  render: () => (
    <div style={{ ...row, width: 260 }}>
      {['全部', '资金补助', '贷款贴息', '高新技术企业认定与重新认定奖励资金'].map((name) => (
        <FilterChip key={name}>{name}</FilterChip>
      ))}
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：空格切换',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const chip = canvas.getByRole('button', { name: '资金补助' });
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const WithMenu = meta.story({
  name: '带菜单，只用键盘：回车打开，选中后标签写出现值',
  render: function Render() {
    const [type, setType] = useState('all');
    return (
      <MenuChip items={types} selectedKey={type} onSelectionChange={([id]) => id && setType(id)} isOn={type !== 'all'}>
        {types.find(({ id }) => id === type)?.label}
      </MenuChip>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const chip = canvas.getByRole('button', { name: '全部类型' });
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '全部类型' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(chip).toHaveFocus());
    await expect(chip).toHaveTextContent('文档');
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
              <FilterChip defaultSelected>资金补助</FilterChip> <FilterChip>贷款贴息</FilterChip>
            </>
          ),
          why: '按一下就筛选，选中与否一眼看清',
          wrong: <FilterChip>开始检索</FilterChip>,
          whyNot: '动作用 Button，标签只说筛什么',
        },
        {
          right: <FilterChip>未截止</FilterChip>,
          why: '两到六个字的条件',
          wrong: <FilterChip>只看申报窗口还没有截止的政策</FilterChip>,
          whyNot: '一句话会占满一行，别的条件看不见',
        },
      ]}
    />
  ),
});

import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { SearchableSelect } from './SearchableSelect';

const narrow = { display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)', width: 'min(300px, 100%)' } as const;
const regions = [
  { id: 'jz', label: '江州省' },
  { id: 'yl', label: '云澜市', depth: 1 },
  { id: 'ch', label: '澄湖区', depth: 2 },
  { id: 'by', label: '北屿区', depth: 2 },
  { id: 'ls', label: '临溯市', depth: 1 },
];

const meta = preview.meta({
  id: 'ui-searchable-select',
  title: '表单/SearchableSelect 可搜索的选择器',
  component: SearchableSelect,
  args: { label: '所在地区', items: regions, onSelectionChange: fn() },
  render: (args) => (
    <div style={narrow}>
      <SearchableSelect {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例', args: { defaultSelectedKey: 'yl' } });

export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      target="[role=group], [role=presentation]"
      rows={[
        {
          name: '未选',
          node: <SearchableSelect label="所在地区" items={regions} />,
          extra: [
            { name: '停用', node: <SearchableSelect label="所在地区" items={regions} isDisabled /> },
            {
              name: '有错',
              node: <SearchableSelect label="所在地区" items={regions} errorMessage="选择企业注册地" />,
            },
          ],
        },
        {
          name: '已选',
          node: <SearchableSelect label="所在地区" items={regions} defaultSelectedKey="yl" />,
          extra: [
            {
              name: '停用',
              node: <SearchableSelect label="所在地区" items={regions} defaultSelectedKey="yl" isDisabled />,
            },
            {
              name: '正在加载',
              node: <SearchableSelect label="所在地区" items={regions} defaultSelectedKey="yl" isPending />,
            },
          ],
        },
      ]}
    />
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：输入筛选，回车选中；没有符合的就说明',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const input = canvas.getByRole('combobox', { name: '所在地区' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('区');
    // The list opens whole and is narrowed a moment later.
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenCalledWith('ch'));
    await waitFor(() => expect(input).toHaveValue('澄湖区'));
    await userEvent.clear(input);
    await userEvent.keyboard('没有这个地方');
    await expect(await page.findByText('没有符合的选项')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

export const Long = meta.story({
  name: '几千项：输入以后才列出，选中的照样显示',
  args: {
    items: Array.from({ length: 3000 }, (_, index) => ({ id: `r${index}`, label: `第${index + 1}区` })),
    defaultSelectedKey: 'r7',
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const input = canvas.getByRole('combobox', { name: '所在地区' });
    await waitFor(() => expect(input).toHaveValue('第8区'));
    await userEvent.click(input);
    await expect(page.queryAllByRole('option')).toHaveLength(0);
    await userEvent.clear(input);
    await userEvent.keyboard('第2999区');
    await userEvent.click(await page.findByRole('option', { name: '第2999区' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('r2998');
  },
});

export const InputMethod = meta.story({
  name: '输入法选词的回车不会选中列表里的项',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const input = canvas.getByRole('combobox', { name: '所在地区' });
    await userEvent.tab();
    await page.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.compositionStart(input);
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.compositionEnd(input);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
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
              <SearchableSelect label="所在地区" items={regions} defaultSelectedKey="yl" />
            </>
          ),
          why: '几十项以上，能打字找，有上下级',
          wrong: (
            <>
              <SearchableSelect
                label="是否上市"
                items={[
                  { id: 'yes', label: '是' },
                  { id: 'no', label: '否' },
                ]}
              />
            </>
          ),
          whyNot: '只有两项，用单选，不必打开再找',
        },
      ]}
    />
  ),
});

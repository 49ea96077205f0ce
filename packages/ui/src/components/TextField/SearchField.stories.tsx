import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { expect, fireEvent, fn } from 'storybook/test';
import { Kbd } from '../Kbd';
import { SearchField } from './SearchField';

const narrow = { display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)', width: 'min(420px, 100%)' } as const;

const meta = preview.meta({
  id: 'ui-search-field',
  title: '表单/SearchField 搜索框',
  component: SearchField,
  args: { label: '检索政策', placeholder: '标题、文号或条款里的话', onSubmit: fn(), onClear: fn(), onChange: fn() },
  render: (args) => (
    <div style={narrow}>
      <SearchField {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例', args: { size: 'touch', defaultValue: '研发费用补助' } });

export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      target="[role=group], [role=presentation]"
      rows={[
        {
          name: '空',
          node: <SearchField label="检索政策" placeholder="标题、文号或条款" />,
          extra: [
            { name: '停用', node: <SearchField label="检索政策" isDisabled placeholder="标题、文号或条款" /> },
            { name: '快捷键', node: <SearchField label="检索政策" suffix={<Kbd>⌘K</Kbd>} /> },
          ],
        },
        {
          name: '已填',
          node: <SearchField label="检索政策" defaultValue="研发费用" />,
          extra: [
            { name: '停用', node: <SearchField label="检索政策" isDisabled defaultValue="研发费用" /> },
            { name: '正在检索', node: <SearchField label="检索政策" defaultValue="研发费用" isPending /> },
          ],
        },
      ]}
    />
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：回车检索，Esc清除',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: '检索政策' });
    await userEvent.tab();
    await userEvent.keyboard('高新技术企业{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('高新技术企业');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const Clear = meta.story({
  name: '按叉清除后焦点仍在输入框；右端的按钮不会清除',
  args: { defaultValue: '研发费用', suffix: <Kbd>⌘K</Kbd> },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

export const InputMethod = meta.story({
  name: '输入法选词的回车不检索，Esc不清除：Chrome与Safari的事件次序',
  args: { defaultValue: 'yan fa' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    input.focus();
    // Chrome: the key comes while composing.
    fireEvent.compositionStart(input);
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.compositionEnd(input);
    fireEvent.keyUp(input, { key: 'Enter' });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // Safari: the composition ends first and the key says that nothing is composing.
    fireEvent.compositionStart(input);
    fireEvent.compositionEnd(input);
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: false });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // The next one is the user's.
    fireEvent.keyDown(input, { key: 'Enter' });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    fireEvent.compositionStart(input);
    fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    await expect(input).toHaveValue('yan fa');
    fireEvent.compositionEnd(input);
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
              <SearchField label="检索政策" placeholder="标题、文号或条款里的话" />
            </>
          ),
          why: '占位说找的是什么',
          wrong: (
            <>
              <SearchField label="搜索" placeholder="海量政策，一搜即得" />
            </>
          ),
          whyNot: '广告写在要填字的地方',
        },
      ]}
    />
  ),
});

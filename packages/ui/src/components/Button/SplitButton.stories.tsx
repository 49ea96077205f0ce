import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { Download, FileDown } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Icon } from '../Icon';
import { buttonSizes } from './buttonOptions';
import { SplitButton, type SplitButtonProps } from './SplitButton';

const names = { primary: '主要', secondary: '次要' } as const;
const items = [
  { id: 'docx', label: '导出为Word', icon: <Icon icon={FileDown} /> },
  { id: 'pdf', label: '导出为PDF', icon: <Icon icon={FileDown} /> },
  { id: 'zip', label: '连同附件打包', description: '共12份，38MB', icon: <Icon icon={FileDown} /> },
];
const args: SplitButtonProps = { children: '导出', menuLabel: '选择格式', items, onPress: fn(), onAction: fn() };
const meta = preview.meta({ id: 'ui-split-button', title: '基础/SplitButton 分体按钮', component: SplitButton, args });
export default meta;

export const Example = meta.story({ name: '示例', args: { iconStart: <Icon icon={Download} /> } });

export const States = meta.story({
  name: '状态',
  render: (props) => (
    <StateGrid
      rows={(['primary', 'secondary'] as const).map((variant) => ({
        name: names[variant],
        node: <SplitButton {...props} variant={variant} />,
        extra: [
          { name: '停用', node: <SplitButton {...props} variant={variant} isDisabled /> },
          {
            name: '进行中',
            node: (
              <SplitButton {...props} variant={variant} isPending>
                正在导出
              </SplitButton>
            ),
          },
          ...buttonSizes.map((size) => ({
            name: { sm: '高28', md: '高32', lg: '高40' }[size],
            node: <SplitButton {...props} variant={variant} size={size} />,
          })),
        ],
      }))}
    />
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：回车做常用的一件，Tab到箭头，向下打开其余的',
  play: async ({ canvas, userEvent, args: { onPress, onAction } }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: '选择格式' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '导出为Word' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onAction).toHaveBeenCalledWith('pdf');
    await waitFor(() => expect(more).toHaveFocus());
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
              <SplitButton {...args} menuLabel="选择格式">
                导出
              </SplitButton>
            </>
          ),
          why: '最常用的一种直接做，别的格式在旁边',
          wrong: (
            <>
              <SplitButton
                {...args}
                menuLabel="更多操作"
                items={[
                  { id: 'send', label: '发送给同事' },
                  { id: 'delete', label: '删除' },
                ]}
              >
                导出
              </SplitButton>
            </>
          ),
          whyNot: '菜单里不是导出的别种做法，那些用菜单',
        },
      ]}
    />
  ),
});

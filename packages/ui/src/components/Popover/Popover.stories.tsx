import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { vars } from '../../theme';
import { Button } from '../Button';
import { DialogTrigger } from '../Dialog';
import { TextField } from '../TextField';
import { Popover } from './Popover';

const meta = preview.meta({
  id: 'ui-popover',
  title: '反馈/Popover 浮层',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: {
    label: '数据来源',
    children: (
      <>
        来自企业填报，2026年10月12日更新。
        <Button size="sm" variant="quiet">
          修改
        </Button>
      </>
    ),
  },
});
export default meta;

export const Example = meta.story({
  name: '示例',
  render: (args) => (
    <DialogTrigger>
      <Button>查看来源</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
});

export const States = meta.story({
  name: '状态',
  render: (args) => (
    <DialogTrigger isOpen>
      <Button>查看来源</Button>
      <Popover {...args} placement="bottom start" />
    </DialogTrigger>
  ),
});

export const LongWords = meta.story({
  name: '内容长时在浮层内滚动，不盖住触发按钮',
  render: () => (
    <DialogTrigger isOpen>
      <Button>各年度金额</Button>
      <Popover label="各年度金额" placement="bottom start">
        <div style={{ minHeight: 1600 }}>从2016年到2026年，每年的研发费用与加计扣除额逐项列出。</div>
      </Popover>
    </DialogTrigger>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：回车打开，焦点进入，Esc关闭并回到按钮',
  render: (args) => (
    <DialogTrigger>
      <Button>查看来源</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: '数据来源' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '修改' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看来源' })).toHaveFocus());
  },
});

const drawn = {
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: 14,
  borderRadius: 8,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.popover,
} as const;

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <div style={drawn}>
              来自企业填报，2026年10月12日更新。
              <Button size="sm">修改</Button>
            </div>
          ),
          why: '一句补充，至多一个动作，看完就关',
          wrong: (
            <div style={drawn}>
              <TextField label="研发费用" />
              <TextField label="营业收入" />
              <Button variant="primary">保存</Button>
            </div>
          ),
          whyNot: '填到一半碰到外面就没了，用抽屉或对话框',
        },
      ]}
    />
  ),
});

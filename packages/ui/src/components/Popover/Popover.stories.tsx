import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { DialogTrigger } from '../Dialog';
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

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <Button size="sm" variant="quiet">
                查看来源
              </Button>
              <span>按了才看，里面可以有链接和按钮</span>
            </>
          ),
          why: '补充的话按了才出来',
          wrong: (
            <>
              <Button size="sm" variant="quiet">
                上传材料
              </Button>
              <span>三个步骤、一张表格、两个上传框</span>
            </>
          ),
          whyNot: '一整件事用抽屉或对话框，浮层一碰外面就没了',
        },
      ]}
    />
  ),
});

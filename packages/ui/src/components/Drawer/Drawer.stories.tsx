import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { DialogTrigger } from '../Dialog';
import { Drawer } from './Drawer';

const meta = preview.meta({
  id: 'ui-drawer',
  title: '反馈/Drawer 抽屉',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: '筛选',
    children: '地区、申报状态和支持方式',
    footer: (close: () => void) => (
      <>
        <Button>清除筛选</Button>
        <Button variant="primary" onPress={close}>
          查看86项
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
      <Button>打开筛选</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
});

export const States = meta.story({ name: '状态', args: { isOpen: true } });

export const Bottom = meta.story({
  name: '从底部出来，用于手机上的引用和筛选',
  args: { isOpen: true, placement: 'bottom', title: '引用来源1/3', children: '500万元（含）以下部分，按6%给予补助' },
});

export const Half = meta.story({
  name: '从底部出来先占半屏，只用键盘：抓手展开到整屏，再按收回',
  args: {
    isOpen: true,
    placement: 'bottom',
    startsHalf: true,
    title: '引用来源1/3',
    children: '500万元（含）以下部分，按6%给予补助；500万元以上至2000万元（含）部分，按4%给予补助',
  },
  play: async ({ canvas, userEvent }) => {
    const grabber = await canvas.findByRole('button', { name: '展开到整屏' });
    const sheet = canvas.getByRole('dialog');
    const half = sheet.getBoundingClientRect().height;
    grabber.focus();
    await userEvent.keyboard('{Enter}');
    await expect(grabber).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(sheet.getBoundingClientRect().height).toBeGreaterThan(half * 1.5));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sheet.getBoundingClientRect().height).toBeLessThan(half * 1.1));
  },
});

export const Narrow = meta.story({ name: '宽336', args: { isOpen: true, width: 'info' } });

export const LongContent = meta.story({
  name: '内容很长时只有中间滚动',
  args: { isOpen: true, children: <div style={{ minHeight: 2400 }}>条款目录</div> },
});

export const Keyboard = meta.story({
  name: '只用键盘：打开后焦点进入抽屉，Esc关闭并回到按钮',
  render: (args) => (
    <DialogTrigger>
      <Button>打开筛选</Button>
      <Drawer {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole('dialog', { name: '筛选' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '打开筛选' })).toHaveFocus());
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
              <Button>清除筛选</Button>
              <Button variant="primary">查看86项</Button>
            </>
          ),
          why: '边选边数，按之前就知道会看到多少',
          wrong: (
            <>
              <Button>取消</Button>
              <Button variant="primary">确定</Button>
            </>
          ),
          whyNot: '选完才知道一项也没有，又要再打开一次',
        },
        {
          right: (
            <>
              <Button>筛选</Button>
              <Button>查看来源</Button>
            </>
          ),
          why: '放看着正文用的东西，关上就回到原处',
          wrong: (
            <>
              <Button variant="danger">注销账号</Button>
            </>
          ),
          whyNot: '要想清楚的一问用对话框，抽屉一碰旁边就关了',
        },
      ]}
    />
  ),
});

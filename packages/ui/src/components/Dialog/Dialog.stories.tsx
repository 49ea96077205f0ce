import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { DialogTrigger } from './index';

const meta = preview.meta({
  id: 'ui-dialog',
  title: '反馈/Dialog 对话框',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: '体验已到期',
    children: '30天试用已结束。您仍可检索和查看政策，匹配、对话等功能在升级后恢复，已有的文件和记录都会保留。',
    footer: (close: () => void) => (
      <>
        <Button onPress={close}>查看套餐</Button>
        <Button variant="primary" onPress={close}>
          请顾问联系我
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
      <Button>打开对话框</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
});

export const States = meta.story({ name: '状态', args: { isOpen: true, isDismissable: false } });

export const AlertDialog = meta.story({
  name: '提醒：必须看到，点击外面不会关闭',
  args: {
    isOpen: true,
    role: 'alertdialog',
    size: 'sm',
    title: '提示',
    children: '智能校对的10次试用已用完，如需继续使用，请联系销售顾问了解升级方案。',
    footer: (close: () => void) => (
      <>
        <Button onPress={close}>知道了</Button>
        <Button variant="primary">联系销售顾问</Button>
      </>
    ),
  },
});

export const LongContent = meta.story({
  name: '内容很长时只有中间滚动，标题和动作留在原处',
  args: {
    isOpen: true,
    size: 'lg',
    title: '衡策服务协议与企业数据处理说明（2026年修订，自2026年12月1日起施行）',
    children: Array.from({ length: 40 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs have no identity
      <p key={index}>本条说明数据的用途、保存的期限，以及您可以怎样查阅、更正和删除。</p>
    )),
  },
});

export const PressedGone = meta.story({
  name: '按下的按钮不见了：焦点留在对话框里，Esc一次就关闭',
  render: function Render(args) {
    const [isMade, setMade] = useState(false);
    return (
      <DialogTrigger>
        <Button>分享</Button>
        <Dialog
          {...args}
          title="分享报告"
          footer={() => (isMade ? <span>已经生成</span> : <Button onPress={() => setMade(true)}>生成链接</Button>)}
        >
          得到链接的人可以看这份报告。
        </Dialog>
      </DialogTrigger>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    const dialog = await screen.findByRole('dialog');
    const focused: boolean[] = [];
    const watch = new MutationObserver(() => focused.push(dialog.contains(document.activeElement)));
    watch.observe(dialog, { childList: true, subtree: true });
    await userEvent.click(screen.getByRole('button', { name: '生成链接' }));
    await expect(await screen.findByText('已经生成')).toBeVisible();
    watch.disconnect();
    await expect(focused).not.toContain(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const confirm = {
  title: '删除这份文稿？',
  body: '删除后不可恢复，已导出的文件不受影响。',
  confirmLabel: '删除',
} as const;

export const Confirm = meta.story({
  name: '确认：动作重复动词，焦点先在取消上',
  render: () => <ConfirmDialog {...confirm} tone="danger" isOpen onConfirm={fn()} />,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: '删除这份文稿？' });
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus());
    await expect(dialog).toContainElement(canvas.getByRole('button', { name: '删除' }));
  },
});

export const Pending = meta.story({
  name: '确认后进行中',
  render: () => <ConfirmDialog {...confirm} tone="danger" isOpen isPending onConfirm={fn()} />,
});

export const Failed = meta.story({
  name: '确认后失败：对话框留着，说明原因',
  render: () => (
    <ConfirmDialog
      {...confirm}
      tone="danger"
      isOpen
      onConfirm={fn()}
      body={<Alert tone="danger">删除失败，网络中断。文稿没有变化，可重试</Alert>}
    />
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：焦点困在对话框里，Esc关闭并回到按钮',
  render: (args) => (
    <DialogTrigger>
      <Button>打开对话框</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: '体验已到期' });
    await waitFor(() => expect(dialog).toHaveFocus());
    for (const name of ['查看套餐', '请顾问联系我', '关闭', '查看套餐']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '打开对话框' })).toHaveFocus());
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
              <Button>取消</Button>
              <Button variant="danger">删除文稿</Button>
            </>
          ),
          why: '动作重复要做的事，不看标题也知道按了会怎样',
          wrong: (
            <>
              <Button>否</Button>
              <Button variant="primary">是</Button>
            </>
          ),
          whyNot: '“是”要先看懂问的是什么；删除用了主要的蓝色',
        },
        {
          right: (
            <>
              <Button>知道了</Button>
              <Button variant="primary">查看套餐</Button>
            </>
          ),
          why: '一个主要动作，另一个是退路',
          wrong: (
            <>
              <Button>关闭</Button>
              <Button>取消</Button>
              <Button>返回</Button>
              <Button variant="primary">确定</Button>
            </>
          ),
          whyNot: '三个都是离开，分不出哪一个',
        },
      ]}
    />
  ),
});

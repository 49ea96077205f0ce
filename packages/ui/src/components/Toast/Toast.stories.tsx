import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Check, CircleAlert, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { TextField } from '../TextField';
import { message, toastStyle } from './Toast.css';
import { ToastRegion } from './ToastRegion';
import { toast, toastQueue } from './toastQueue';

const clear = () => {
  toastQueue.clear();
  return () => toastQueue.clear();
};

const meta = preview.meta({
  id: 'ui-toast',
  title: '反馈/Toast 轻提示',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  beforeEach: clear,
});
export default meta;

export const Example = meta.story({
  name: '示例',
  render: () => (
    <>
      <ToastRegion />
      <div style={{ display: 'flex', gap: 12, marginTop: 160 }}>
        <Button onPress={() => toast('复制成功')}>复制</Button>
        <Button onPress={() => toast('文件下载成功')}>下载</Button>
        <Button onPress={() => toast('附件正在上传，传好后再发送。问题留着', { tone: 'info' })}>发送</Button>
        <Button
          onPress={() => toast('上传失败，网络中断。文件已保留，可重试', { tone: 'error', action: { onPress: fn() } })}
        >
          上传
        </Button>
      </div>
    </>
  ),
});

function Shown() {
  useEffect(() => {
    toastQueue.clear();
    // Long enough for a picture: the first one would go by itself.
    toastQueue.add({ message: '复制成功' });
    toast('已移出跟踪', { action: { label: '撤销', onPress: () => {} } });
    toast('上传失败，网络中断。文件已保留，可重试', { tone: 'error', action: { onPress: () => {} } });
  }, []);
  return <ToastRegion />;
}

export const States = meta.story({ name: '状态', render: () => <Shown /> });

export const Announced = meta.story({
  name: '成功的一条会读出来，五秒后自己消失；出错的留着',
  render: () => <ToastRegion />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    toast('复制成功');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('复制成功'));
    await expect(toastQueue.visibleToasts[0]?.timeout).toBe(5000);
    toast('上传失败', { tone: 'error' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('上传失败'));
    await expect(toastQueue.visibleToasts[0]?.timeout).toBeUndefined();
  },
});

const retry = fn();
export const Keyboard = meta.story({
  name: '只用键盘：重试之后关闭，焦点回到原处',
  render: () => (
    <>
      <ToastRegion />
      <Button onPress={() => toast('上传失败', { tone: 'error', action: { onPress: retry } })}>上传</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('alertdialog', { name: '上传失败' });
    // F6 goes round the landmarks of a page, toasts included.
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(canvas.getByRole('region', { name: '1条通知' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('alertdialog')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '重试' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '上传' })).toHaveFocus());
  },
});

/** As a toast looks, in its place among words: the real ones share one queue and one corner. */
function Drawn({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <div className={toastStyle}>
      <Icon icon={icon} />
      <span className={message}>{children}</span>
    </div>
  );
}

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <Drawn icon={Check}>复制成功</Drawn>
            </>
          ),
          why: '结果在别处，看不见，才说一声',
          wrong: (
            <>
              <Drawn icon={Check}>筛选成功，已为您找到86项政策</Drawn>
            </>
          ),
          whyNot: '列表已经变了，再说一遍只是挡住顶栏',
        },
        {
          right: (
            <>
              <TextField label="统一社会信用代码" defaultValue="9133010800" errorMessage="代码为18位，现在只有10位" />
            </>
          ),
          why: '哪一栏错了，就写在那一栏下面',
          wrong: (
            <>
              <Drawn icon={CircleAlert}>填写有误，请检查</Drawn>
            </>
          ),
          whyNot: '不知道是哪一栏，看的时候又已经消失',
        },
      ]}
    />
  ),
});

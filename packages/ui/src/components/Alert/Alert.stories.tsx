import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { Alert } from './Alert';

const meta = preview.meta({
  id: 'ui-alert',
  title: '反馈/Alert 提示条',
  component: Alert,
  args: { children: '政策已更新，您看的是9月18日版本' },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Alert tone="info">政策已更新，您看的是9月18日版本</Alert>
      <Alert tone="success">申报书已提交，受理编号YL-2026-0417</Alert>
      <Alert tone="warning">材料还差2份，8天后截止</Alert>
      <Alert tone="danger" action={<Button size="sm">重试</Button>}>
        上传失败，网络中断。文件已保留，可重试
      </Alert>
      <Alert tone="info" onDismiss={fn()}>
        可以关闭
      </Alert>
      <Alert tone="warning" isBanner>
        网络已断开，已打开的内容仍可阅读。恢复后自动继续
      </Alert>
    </div>
  ),
});

export const Banner = meta.story({
  name: '横贯页面顶部',
  args: { isBanner: true, tone: 'warning', children: '网络已断开，正在显示已加载的内容' },
});

export const LongWords = meta.story({
  name: '文字长时换行，图标和动作留在第一行',
  render: () => (
    <div style={{ width: 300 }}>
      <Alert tone="warning" action={<Button size="sm">查看</Button>} onDismiss={fn()}>
        这份文件已被新的实施细则取代，下面的条款只适用于2026年10月1日以前受理的申报。
      </Alert>
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：先到动作，再到关闭；语气也读得出来',
  args: { tone: 'danger', action: <Button size="sm">重试</Button>, onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^出错：/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '重试' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
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
              <Alert tone="danger" action={<Button size="sm">重试</Button>}>
                上传失败，网络中断。文件已保留，可重试
              </Alert>
            </>
          ),
          why: '发生了什么、保留了什么、怎么办',
          wrong: (
            <>
              <Alert tone="danger">系统异常，请联系管理员</Alert>
            </>
          ),
          whyNot: '没有说是什么事，也没有下一步',
        },
      ]}
    />
  ),
});

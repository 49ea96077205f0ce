import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { Text } from '../Text';
import { LoadFailure, type LoadFailureProps } from './LoadFailure';

const failure = (kind: string, message: string, requestId?: string) =>
  Object.assign(new Error(message), { kind, requestId });
const away = failure('network', '服务暂时连接不上，内容没有丢失。请稍后重试');
const refused = failure('server', '检索服务暂时不可用', 'req-7f3a2c');

const onRetry = fn();
const args: LoadFailureProps = { error: refused, title: '检索没有完成', kept: '检索词与筛选都已保留', onRetry };
const meta = preview.meta({
  id: 'ui-load-failure',
  title: '反馈/LoadFailure 读取失败',
  component: LoadFailure,
  args,
  beforeEach: () => void onRetry.mockClear(),
});
export default meta;

const kinds: [string, unknown][] = [
  ['断网，恢复后自动继续', null],
  ['服务连不上', away],
  ['服务拒绝，带编号', refused],
  ['我们自己的错，不说技术话', new TypeError('undefined is not a function')],
];
export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  render: (props) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {kinds.map(([name, error]) => (
        <div key={name}>
          <LoadFailure {...props} error={error} />
          <LoadFailure {...props} error={error} isLine />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/undefined/)).toBeNull();
  },
});
export const Page = meta.story({
  name: '占满一页，另有出路',
  args: { size: 'page', secondaryAction: <Button variant="quiet">回到工作台</Button> },
});
export const Long = meta.story({
  name: '说明很长，窄屏',
  globals: { viewport: { value: 'phone' } },
  args: {
    error: failure('server', '收款记录服务正在切换到新的机房，期间不能读取订单，预计持续十分钟'),
    kept: '已经填写的发票抬头、税号和接收邮箱都已保留，重试不会重复提交订单',
  },
});
export const Keyboard = meta.story({
  name: '只用键盘：回车重试',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '重试' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <LoadFailure {...args} />,
          why: '写明什么没有完成、什么还在，给一个重试',
          wrong: <LoadFailure {...args} title="出错了" kept={undefined} />,
          whyNot: '没说哪一步出错，也没说填的还在不在',
        },
        {
          right: (
            <>
              <LoadFailure {...args} isLine />
              <Text>上次检索到的86项仍在下面</Text>
            </>
          ),
          why: '已有的内容还在，就只加一行',
          wrong: <LoadFailure {...args} title="刷新没有完成" />,
          whyNot: '整块换成出错，把还能看的也拿走了',
        },
      ]}
    />
  ),
});

import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Copy, Pencil, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { storyReply, storySources, storyThoughts } from '../../testing/storyChat';
import { IconButton } from '../IconButton';
import { StreamingMarkdown } from '../StreamingMarkdown';
import { ThinkingBlock } from '../ThinkingBlock';
import { AssistantMessage, type AssistantMessageProps } from './AssistantMessage';
import { ErrorMessage } from './ErrorMessage';
import { UserMessage } from './UserMessage';

const icon = { size: 16, strokeWidth: 1.6, absoluteStrokeWidth: true, 'aria-hidden': true } as const;
const actions = (
  <div style={{ display: 'flex', gap: 2 }}>
    <IconButton size="sm" label="复制" icon={<Copy {...icon} />} />
    <IconButton size="sm" label="重新生成" icon={<RefreshCw {...icon} />} />
    <IconButton size="sm" label="有用" icon={<ThumbsUp {...icon} />} />
    <IconButton size="sm" label="没用" icon={<ThumbsDown {...icon} />} />
  </div>
);
const thinking = (
  <ThinkingBlock durationMs={12_000}>
    <StreamingMarkdown voice="thinking" text={storyThoughts} />
  </ThinkingBlock>
);
const reply = <StreamingMarkdown text={storyReply} citations={storySources} />;
const begun = (isStreaming: boolean) => (
  <StreamingMarkdown text={storyReply.slice(0, 80)} citations={storySources} isStreaming={isStreaming} />
);

const meta = preview.meta({
  id: 'ui-message',
  title: 'AI/Message 消息',
  component: AssistantMessage,
  args: { label: '助手回答1，共2', children: reply, thinking, actions, onContinue: fn() },
  decorators: [
    (Story) => <div style={{ maxWidth: 600, marginInline: 'auto', display: 'grid', gap: 20 }}>{Story()}</div>,
  ],
});
export default meta;

export const Example = meta.story({
  name: '示例',
  render: (args) => (
    <>
      <UserMessage label="您的提问1，共2">去年研发费用1286万元，能拿多少后补助？什么时候截止？</UserMessage>
      <AssistantMessage {...args} />
      <UserMessage label="您的提问2，共2">跟省里的奖补能一起拿吗</UserMessage>
      <AssistantMessage
        label="助手回答2，共2"
        state="streaming"
        thinking={
          <ThinkingBlock isStreaming>
            <StreamingMarkdown voice="thinking" text={storyThoughts} isStreaming />
          </ThinkingBlock>
        }
      />
    </>
  ),
});

export const AssistantStates = meta.story({
  name: '状态',
  render: ({ onContinue }: AssistantMessageProps) => (
    <>
      <AssistantMessage label="等待" state="streaming" waitingFor="正在检索政策库" />
      <AssistantMessage label="生成中" state="streaming">
        {begun(true)}
      </AssistantMessage>
      <AssistantMessage label="完成" actions={actions}>
        {begun(false)}
      </AssistantMessage>
      <AssistantMessage label="已停止" state="stopped" onContinue={onContinue} actions={actions}>
        {begun(false)}
      </AssistantMessage>
      <AssistantMessage label="中断" state="failed" onContinue={onContinue} actions={actions}>
        {begun(false)}
      </AssistantMessage>
      <ErrorMessage onRetry={fn()}>服务繁忙，提问已保留。</ErrorMessage>
    </>
  ),
});

const question = '去年研发费用1286万元，能拿多少后补助？';
export const UserStates = meta.story({
  name: '提问的状态：已发送、发送中、失败、编辑过',
  render: () => (
    <>
      <UserMessage label="已发送" actions={<IconButton size="sm" label="编辑" icon={<Pencil {...icon} />} />}>
        {question}
      </UserMessage>
      <UserMessage label="发送中" state="sending">
        {question}
      </UserMessage>
      <UserMessage label="失败" state="failed" onRetry={fn()}>
        {question}
      </UserMessage>
      <UserMessage label="编辑过" state="edited">
        {question}
      </UserMessage>
    </>
  ),
});

export const LongQuestion = meta.story({
  name: '提问很长、有换行、有没有空格的长串',
  render: () => (
    <UserMessage label="长提问">{`${question}\n1. 单位：云澜市青岚精密制造技术研究院有限责任公司\n2. ${'A'.repeat(120)}\n${question.repeat(6)}`}</UserMessage>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：中断后继续生成，再到图标按钮',
  args: { state: 'failed', thinking: undefined, children: '预计可得后补助' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('回答中断，已保留前文');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '继续生成' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '复制' })).toHaveFocus();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <AssistantMessage label="可以" state="failed" onContinue={fn()}>
                {begun(false)}
              </AssistantMessage>
            </>
          ),
          why: '断了就留下已写的，接着写',
          wrong: (
            <>
              <ErrorMessage onRetry={fn()}>哎呀，出错了，请重新提问。</ErrorMessage>
            </>
          ),
          whyNot: '写了一半的没了，也没说为什么',
        },
      ]}
    />
  ),
});

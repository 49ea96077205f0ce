import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { storyThoughts } from '../../testing/storyChat';
import { Button } from '../Button';
import { StreamingMarkdown } from '../StreamingMarkdown';
import { ThinkingBlock, type ThinkingBlockProps } from './ThinkingBlock';

const meta = preview.meta({
  id: 'ui-thinking-block',
  title: 'AI/ThinkingBlock 深度思考',
  component: ThinkingBlock,
  args: { children: <StreamingMarkdown voice="thinking" text={storyThoughts} />, onExpandedChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
});
export default meta;

function Run(props: ThinkingBlockProps) {
  const [isStreaming, setStreaming] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <ThinkingBlock {...props} isStreaming={isStreaming} durationMs={12_000}>
        <StreamingMarkdown voice="thinking" text={storyThoughts} isStreaming={isStreaming} />
      </ThinkingBlock>
      <Button size="sm" onPress={() => setStreaming(!isStreaming)}>
        {isStreaming ? '结束思考' : '重新思考'}
      </Button>
    </div>
  );
}

export const Example = meta.story({ name: '示例', render: (args) => <Run {...args} /> });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ThinkingBlock isStreaming>
        <StreamingMarkdown voice="thinking" text="先核对第七条分段比例，再看年度上限" isStreaming />
      </ThinkingBlock>
      <ThinkingBlock durationMs={12_000}>
        <StreamingMarkdown voice="thinking" text={storyThoughts} />
      </ThinkingBlock>
      <ThinkingBlock durationMs={12_000} isExpanded>
        <StreamingMarkdown voice="thinking" text={storyThoughts} />
      </ThinkingBlock>
    </div>
  ),
});

export const Long = meta.story({
  name: '思考很长时在240高的框里滚动，可以用键盘',
  args: {
    isStreaming: true,
    children: <StreamingMarkdown voice="thinking" text={Array(6).fill(storyThoughts).join('\n\n')} isStreaming />,
  },
  play: async ({ canvas, userEvent }) => {
    // It can be reached once it is long enough to scroll.
    await waitFor(() => expect(canvas.getByRole('group').firstElementChild).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('group').firstElementChild).toHaveFocus();
  },
});

export const Closes = meta.story({
  name: '结束后自动收起一次',
  render: (args) => <Run {...args} />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /^深度思考\.\.\./ });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '结束思考' }));
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'), { timeout: 3000 });
    await expect(trigger).toHaveTextContent('用时12秒');
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：用户展开以后不再自动收起',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Run {...args} />
      <Run>{args.children}</Run>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [trigger, untouched] = canvas.getAllByRole('button', { name: /^深度思考\.\.\./ }) as [
      HTMLElement,
      HTMLElement,
    ];
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    for (const end of canvas.getAllByRole('button', { name: '结束思考' })) {
      end.focus();
      await userEvent.keyboard('{Enter}');
    }
    // Ended later, and closed by itself: this one would have been closed before.
    await waitFor(() => expect(untouched).toHaveAttribute('aria-expanded', 'false'), { timeout: 3000 });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
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
              <ThinkingBlock durationMs={12_000}>
                <StreamingMarkdown voice="thinking" text={storyThoughts} />
              </ThinkingBlock>
            </>
          ),
          why: '答完就收起，想看的人再展开',
          wrong: (
            <>
              <StreamingMarkdown text={storyThoughts} />
            </>
          ),
          whyNot: '思考写成了回答，还没定的数会被当真',
        },
      ]}
    />
  ),
});

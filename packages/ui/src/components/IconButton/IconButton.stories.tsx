import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { Bell, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { IconButton } from './IconButton';
import { iconButtonSizes, iconButtonVariants } from './iconButtonOptions';
import { LinkIconButton } from './LinkIconButton';
import { ToggleIconButton } from './ToggleIconButton';

const variantNames = { plain: '无框', outlined: '有框' } as const;

const meta = preview.meta({
  id: 'ui-icon-button',
  title: '基础/IconButton 图标按钮',
  component: IconButton,
  args: { label: '更多操作', icon: <Icon icon={Ellipsis} />, onPress: fn() },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      rows={[
        ...iconButtonVariants.map((variant) => ({
          name: variantNames[variant],
          node: <IconButton label="更多操作" icon={<Icon icon={Ellipsis} />} variant={variant} />,
          extra: [
            {
              name: '停用',
              node: <IconButton label="更多操作" icon={<Icon icon={Ellipsis} />} variant={variant} isDisabled />,
            },
            {
              name: '进行中',
              node: <IconButton label="更多操作" icon={<Icon icon={Ellipsis} />} variant={variant} isPending />,
            },
            {
              name: '有新内容',
              node: <IconButton label="消息，3条未读" icon={<Icon icon={Bell} />} variant={variant} hasDot />,
            },
          ],
        })),
        {
          name: '链接',
          node: <LinkIconButton label="消息" icon={<Icon icon={Bell} />} href="#messages" />,
          extra: [
            {
              name: '有新内容',
              node: <LinkIconButton label="消息，3条未读" icon={<Icon icon={Bell} />} href="#messages" hasDot />,
            },
          ],
        },
        ...[false, true].map((isSelected) => ({
          name: isSelected ? '开关，开' : '开关，关',
          node: <ToggleIconButton label="订阅更新" icon={<Icon icon={Bell} />} isSelected={isSelected} />,
          extra: [
            {
              name: '停用',
              node: (
                <ToggleIconButton label="订阅更新" icon={<Icon icon={Bell} />} isSelected={isSelected} isDisabled />
              ),
            },
          ],
        })),
      ]}
    />
  ),
});

export const Sizes = meta.story({
  name: '边长28、32、44',
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      {iconButtonSizes.map((size) => (
        <IconButton
          key={size}
          label={`更多操作${size}`}
          icon={<Icon icon={Ellipsis} />}
          size={size}
          variant="outlined"
        />
      ))}
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：得到焦点时显示名称，Esc收起，回车按下',
  render: (args) => <IconButton {...args} shortcut="⌘." />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '更多操作' });
    await expect(button).toHaveFocus();
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role=tooltip]')).toHaveTextContent('更多操作'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=tooltip]')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Toggle = meta.story({
  name: '开关的名称不变，开着时读作已按下',
  render: function Render() {
    const [isSelected, setSelected] = useState(false);
    return (
      <ToggleIconButton label="订阅更新" icon={<Icon icon={Bell} />} isSelected={isSelected} onChange={setSelected} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '订阅更新' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
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
              <IconButton label="更多" icon={<Icon icon={Ellipsis} />} />
              <Button>开始匹配</Button>
            </>
          ),
          why: '人人认得的动作只用图标，其余写字',
          wrong: (
            <>
              <IconButton label="开始匹配" icon={<Icon icon={Bell} />} />
            </>
          ),
          whyNot: '没有见过的动作，图标猜不出来',
        },
      ]}
    />
  ),
});

import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link';
import { PasswordField } from './PasswordField';

const narrow = { display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)', width: 'min(360px, 100%)' } as const;

const meta = preview.meta({
  id: 'ui-password-field',
  title: '表单/PasswordField 密码',
  component: PasswordField,
  args: { label: '密码', size: 'touch' as const, onChange: fn() },
  render: (args) => (
    <div style={narrow}>
      <PasswordField {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({
  name: '示例',
  args: {
    defaultValue: 'Hengce@2026',
    labelAction: (
      <Link href="#forgot" variant="standalone">
        忘记密码
      </Link>
    ),
  },
});

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={narrow}>
      <PasswordField label="密码" size="touch" />
      <PasswordField label="新密码" size="touch" autoComplete="new-password" description="8至20位，含字母和数字" />
      <PasswordField label="密码，有错" size="touch" defaultValue="Hengce" errorMessage="密码为8至20位，现在只有6位" />
      <PasswordField label="密码，停用" size="touch" defaultValue="Hengce@2026" isDisabled />
    </div>
  ),
});

export const Reveal = meta.story({
  name: '只用键盘：显示密码，再隐藏，值不变',
  args: { defaultValue: 'Hengce@2026' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('密码');
    await expect(input.type).toBe('password');
    await userEvent.tab();
    await userEvent.tab();
    const reveal = canvas.getByRole('button', { name: '显示密码' });
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await expect(input.type).toBe('text');
    await expect(input).toHaveValue('Hengce@2026');
    await userEvent.keyboard(' ');
    await expect(input.type).toBe('password');
  },
});

export const CapsLock = meta.story({
  name: '大写锁定打开时提醒',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('密码'));
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.getByText('大写锁定已打开')).toBeVisible();
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
              <PasswordField
                label="新密码"
                description="8至20位，含字母和数字"
                errorMessage="密码为8至20位，现在只有6位"
                defaultValue="Hengce"
              />
            </>
          ),
          why: '规则写在前面，错了说现在差多少',
          wrong: (
            <>
              <PasswordField label="设置密码" defaultValue="Hengce" errorMessage="密码格式不正确" />
            </>
          ),
          whyNot: '什么格式才对，只好一遍遍试',
        },
      ]}
    />
  ),
});

import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { OneTimeCodeField } from './OneTimeCodeField';

const narrow = { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', width: 'min(360px, 100%)' } as const;

const meta = preview.meta({
  id: 'ui-one-time-code-field',
  title: '表单/OneTimeCodeField 验证码',
  component: OneTimeCodeField,
  args: { label: '验证码', onChange: fn(), onComplete: fn() },
  render: (args) => (
    <div style={narrow}>
      <OneTimeCodeField {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({
  name: '示例',
  args: { description: '短信已发送，5分钟内有效。新手机号验证后自动开通试用。' },
});

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={narrow}>
      <OneTimeCodeField label="验证码，空" />
      <OneTimeCodeField label="验证码，输了一半" defaultValue="6028" />
      <OneTimeCodeField label="验证码，输满" defaultValue="602841" />
      <OneTimeCodeField label="验证码，有错" defaultValue="602841" errorMessage="验证码不对，还可以试4次" />
      <OneTimeCodeField label="验证码，停用" defaultValue="602841" isDisabled />
      <OneTimeCodeField label="四位" length={4} />
    </div>
  ),
});

export const Focused = meta.story({
  name: '焦点在下一个空格里',
  args: { defaultValue: '6028', autoFocus: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: '验证码' })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[data-active]')).toHaveLength(1);
  },
});

export const OneInput = meta.story({
  name: '读屏软件只听到一个输入框',
  play: async ({ canvas }) => {
    const inputs = canvas.getAllByRole('textbox');
    await expect(inputs).toHaveLength(1);
    await expect(inputs[0]).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(inputs[0]).toHaveAttribute('inputmode', 'numeric');
  },
});

export const Typing = meta.story({
  name: '只用键盘：输入、退格、左右移动改一位，输满时提交一次',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '验证码' });
    await userEvent.tab();
    await userEvent.keyboard('60x2');
    await expect(input).toHaveValue('602');
    await userEvent.keyboard('{Backspace}9');
    await expect(input).toHaveValue('609');
    // Left once stands on the 9, and typing replaces it.
    await userEvent.keyboard('{ArrowLeft}2841');
    await expect(input).toHaveValue('602841');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('602841');
    await userEvent.keyboard('{Home}7');
    await expect(input).toHaveValue('702841');
    // A deletion in the middle leaves a gap to type into.
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('72841');
    await userEvent.keyboard('5');
    await expect(input).toHaveValue('752841');
  },
});

export const Paste = meta.story({
  name: '粘贴整条短信，取出其中的验证码',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '验证码' });
    for (const [pasted, expected] of [
      ['验证码：602841', '602841'],
      ['【衡策】５分钟内有效，验证码６０２８４２，客服400-000-2026', '602842'],
      ['602 843', '602843'],
      ['没有数字', '602843'],
    ] as const) {
      await userEvent.click(input);
      await userEvent.paste(pasted);
      await expect(input).toHaveValue(expected);
    }
    await expect(args.onComplete).toHaveBeenCalledTimes(3);
  },
});

export const Autofill = meta.story({
  name: '短信自动填入一次给出整个值',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '验证码' });
    fireEvent.input(input, { target: { value: '602841' } });
    await expect(input).toHaveValue('602841');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('602841');
  },
});

export const InputMethod = meta.story({
  name: '中文输入法开着也能输入：组字时不打断，全角数字变半角',
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: '验证码' });
    input.focus();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'y' }, isComposing: true });
    await expect(input).toHaveValue('y');
    fireEvent.input(input, { target: { value: '６０' }, isComposing: true });
    fireEvent.compositionEnd(input);
    await waitFor(() => expect(input).toHaveValue('60'));
  },
});

export const Controlled = meta.story({
  name: '出错后由页面清空，光标回到第一格',
  render: function Render() {
    const [code, setCode] = useState('');
    const [isWrong, setWrong] = useState(false);
    return (
      <div style={narrow}>
        <OneTimeCodeField
          label="验证码"
          value={code}
          onChange={(next) => {
            setCode(next);
            setWrong(false);
          }}
          onComplete={() => {
            setCode('');
            setWrong(true);
          }}
          errorMessage={isWrong ? '验证码不对，还可以试4次' : undefined}
        />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '验证码' });
    await userEvent.click(input);
    await userEvent.keyboard('602841');
    await expect(input).toHaveValue('');
    await expect(input).toHaveAccessibleDescription('验证码不对，还可以试4次');
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('7');
    await expect(canvasElement.querySelector('[aria-hidden] span')).toHaveTextContent('7');
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <OneTimeCodeField label="验证码" defaultValue="602841" errorMessage="验证码不对，还可以试4次" />,
          why: '说错在哪里，还有几次',
          wrong: <OneTimeCodeField label="短信验证码" defaultValue="602841" errorMessage="验证失败" />,
          whyNot: '不知道是输错了还是过期了，也不知道还能不能再试',
        },
      ]}
    />
  ),
});

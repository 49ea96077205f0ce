import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PhoneField } from './PhoneField';

const narrow = { display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)', width: 'min(360px, 100%)' } as const;

const meta = preview.meta({
  id: 'ui-phone-field',
  title: '表单/PhoneField 手机号',
  component: PhoneField,
  args: { label: '手机号', size: 'touch' as const, onChange: fn() },
  render: (args) => (
    <div style={narrow}>
      <PhoneField {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例', args: { defaultValue: '13800002026', resend: '42秒后可重发' } });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={narrow}>
      <PhoneField label="手机号" size="touch" />
      <PhoneField label="手机号，已填" size="touch" defaultValue="13800002026" />
      <PhoneField label="手机号，有错" size="touch" defaultValue="1380000" errorMessage="手机号为11位，现在只有7位" />
      <PhoneField label="手机号，停用" size="touch" defaultValue="13800002026" isDisabled />
      <PhoneField label="手机号，只读" size="touch" defaultValue="13800002026" isReadOnly />
    </div>
  ),
});

export const Typing = meta.story({
  name: '边输边分组，值只有数字；字母不进来，满11位后不再进',
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.type(input, '138a0000-20261');
    await expect(input).toHaveValue('138 0000 2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('13800002026');
  },
});

export const Caret = meta.story({
  name: '在中间增删时光标留在原处，退格越过空格',
  args: { defaultValue: '13800002026' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
    await userEvent.click(input);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('130 0002 026');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('139 0000 2026');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('5');
    await expect(input).toHaveValue('139 0000 2026');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('139 0002 026');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('x');
    await expect(input.selectionStart).toBe(3);
  },
});

export const Paste = meta.story({
  name: '粘贴带+86、空格、短横和全角数字的号码',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
    for (const pasted of [
      '+86 138 0000 2026',
      '0086-138-0000-2026',
      '（＋８６）１３８００００２０２６',
      '8613800002026',
    ]) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(pasted);
      await expect(input).toHaveValue('138 0000 2026');
      await expect(input.selectionStart).toBe(13);
    }
  },
});

export const Form = meta.story({
  name: '在表单里受控，提交的是11位数字',
  render: function Render() {
    const [phone, setPhone] = useState('');
    return (
      <form style={narrow} aria-label="登录">
        <PhoneField
          label="手机号"
          name="phone"
          value={phone}
          onChange={setPhone}
          description={`已输入${phone.length}位`}
        />
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '13800002026');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: '登录' });
    await expect(new FormData(form).get('phone')).toBe('13800002026');
    await expect(canvas.getByText('已输入11位')).toBeVisible();
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
              <PhoneField label="手机号" defaultValue="13800002026" resend="42秒后可重发" />
            </>
          ),
          why: '自动分组好核对，能不能重发写在框里',
          wrong: (
            <>
              <PhoneField label="手机号" defaultValue="138" errorMessage="手机号错误" />
            </>
          ),
          whyNot: '还没输完就报错，也没说差几位',
        },
      ]}
    />
  ),
});

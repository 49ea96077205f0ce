'use client';
import { type ReactNode, useState } from 'react';
import { useUiText } from '../../provider/Provider';
import { editPhone, groupPhone } from './phoneInput';
import { TextField, type TextFieldProps } from './TextField';
import { codeSuffix, countryCode } from './TextField.css';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'type' | 'maxLength' | 'pattern'> {
  /** 右端，如“获取验证码”按钮或“42秒后可重发” */
  resend?: ReactNode;
  /** 至多11位数字，不含空格与+86 */
  value?: string;
  defaultValue?: string;
  /** 至多11位数字，不含空格与+86 */
  onChange?: (digits: string) => void;
}

/**
 * 手机号. It shows 138 0000 2026 while the value is 13800002026, and accepts pasted +86, 0086, spaces, dashes and
 * full-width digits. In a form the field `name` has the digits.
 */
export function PhoneField({ resend, value, defaultValue = '', onChange, name, ...props }: PhoneFieldProps) {
  const text = useUiText();
  const [ownDigits, setOwnDigits] = useState(defaultValue);
  // While an input method composes, its raw text must stay in the field or the composition breaks.
  const [composing, setComposing] = useState<string>();
  const digits = value ?? ownDigits;

  const take = (input: HTMLInputElement, inputType?: string) => {
    const caret = input.selectionStart ?? input.value.length;
    const next = editPhone({ text: input.value, caret, previous: digits, inputType });
    if (input.value !== next.text) {
      // Written here, before React does the same, because only now is the caret known.
      input.value = next.text;
      if (input.ownerDocument.activeElement === input) input.setSelectionRange(next.caret, next.caret);
    }
    setComposing(undefined);
    if (next.digits === digits) return;
    setOwnDigits(next.digits);
    onChange?.(next.digits);
  };

  return (
    <>
      <TextField
        inputMode="numeric"
        autoComplete="tel"
        {...props}
        type="tel"
        value={composing ?? groupPhone(digits)}
        onInput={({ currentTarget, nativeEvent }) => {
          const { isComposing, inputType } = nativeEvent as InputEvent;
          const input = currentTarget as HTMLInputElement;
          if (isComposing) setComposing(input.value);
          else take(input, inputType);
        }}
        onCompositionEnd={({ currentTarget }) => take(currentTarget as HTMLInputElement)}
        prefix={<span className={countryCode}>{text.countryCode}</span>}
        suffix={resend ? <span className={codeSuffix}>{resend}</span> : undefined}
      />
      {name ? <input type="hidden" name={name} value={digits} disabled={props.isDisabled} /> : null}
    </>
  );
}

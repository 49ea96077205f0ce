'use client';
import type { ApiError } from '@hengce/api';
import { Button, OneTimeCodeField } from '@hengce/ui';
import { type ReactNode, useRef } from 'react';
import { codeLength } from '../model/code';
import { useAccountText } from '../text';
import { hint } from './form.css';
import type { FieldProps } from './useFields';
import type { VerifyCode } from './useVerifyCode';

export interface CodeFieldsProps {
  code: VerifyCode;
  field: FieldProps;
  /** Renders the phone field, given the control that requests a message. */
  phone: (resend: ReactNode) => ReactNode;
  /** Whether a message may be requested; the phone field reports its own problems. */
  mayAsk: () => boolean;
  /** Called after a request: without an error a message was sent, and an earlier failure no longer applies. */
  onAnswer: (error?: ApiError) => void;
  /** Label of the code. @default 验证码 */
  label?: string;
  /** Sentence after 短信已发送. */
  notice?: string;
}

/** Fields of a phone and of the six digits that were sent to it. */
export function CodeFields({ code, field, phone, mayAsk, onAnswer, label, notice }: CodeFieldsProps) {
  const { fields, code: text } = useAccountText();
  const cells = useRef<HTMLDivElement>(null);
  const ask = () => {
    if (!mayAsk()) return;
    const onSent = () => {
      onAnswer();
      cells.current?.querySelector('input')?.focus();
    };
    code.send({ onSent, onFailed: onAnswer });
  };
  const resend =
    code.waitSeconds > 0 ? (
      text.wait(code.waitSeconds)
    ) : (
      <Button size="sm" onPress={ask}>
        {code.isSending ? text.sending : code.sentForMinutes === undefined ? text.send : text.resend}
      </Button>
    );
  const hints = [code.sentForMinutes === undefined ? undefined : text.sent(code.sentForMinutes), notice];
  return (
    <>
      {phone(resend)}
      <div ref={cells}>
        <OneTimeCodeField {...field} label={label ?? fields.code} length={codeLength} />
      </div>
      <p className={hint} role="status">
        {hints.filter(Boolean).join('。')}
      </p>
    </>
  );
}

'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CodeFields } from '../../components/CodeFields';
import { FormFailure } from '../../components/FormFailure';
import { form } from '../../components/form.css';
import { NewPasswordField } from '../../components/NewPasswordField';
import { useFields } from '../../components/useFields';
import type { VerifyCode } from '../../components/useVerifyCode';
import { accountMutations } from '../../data/signIn';
import { codeError } from '../../model/code';
import { codes } from '../../model/failure';
import { newPasswordError } from '../../model/password';
import { maskPhone } from '../../model/phone';
import { useAccountText } from '../../text';
import { AccountName } from './AccountName';
import { phoneLabel, phoneLine, phoneValue } from './ChangePasswordPage.css';

export interface ByCodeFormProps {
  phone: string;
  code: VerifyCode;
  onDone: () => void;
}

export function ByCodeForm({ phone, code, onDone }: ByCodeFormProps) {
  const { api } = useFeatureHost();
  const text = useAccountText();
  const formRef = useRef<HTMLFormElement>(null);
  const change = useMutation(accountMutations(api).changePasswordByCode);
  const [values, setValues] = useState({ code: '', password: '' });
  const { field, check, fail, failure } = useFields(
    formRef,
    values,
    (name, value) => setValues((before) => ({ ...before, [name]: value })),
    { code: (value) => codeError(value, text), password: (value) => newPasswordError(value, text) },
    { [codes.wrongCode]: 'code', [codes.burntCode]: 'code' },
  );
  const isBusy = change.isPending || change.isSuccess;
  return (
    <form
      ref={formRef}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && check()) change.mutate(values, { onSuccess: onDone, onError: fail });
      }}
    >
      <AccountName phone={phone} />
      <CodeFields
        code={code}
        field={field('code')}
        phone={(resend) => (
          <div className={phoneLine}>
            <span className={phoneLabel}>{text.changePassword.phone}</span>
            <span className={phoneValue}>
              {maskPhone(phone)}
              <span>{resend}</span>
            </span>
          </div>
        )}
        mayAsk={() => true}
        onAnswer={fail}
      />
      <NewPasswordField field={field('password')} phone={phone} />
      <FormFailure failure={failure} />
      <Button type="submit" variant="primary" size="lg" isBlock isPending={isBusy}>
        {isBusy ? text.changePassword.submitting : text.changePassword.submit}
      </Button>
    </form>
  );
}

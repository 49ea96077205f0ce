'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CodeFields } from '../../components/CodeFields';
import { NewPasswordField } from '../../components/NewPasswordField';
import { SubmitForm } from '../../components/SubmitForm';
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
  const submit = () => {
    if (check()) change.mutate(values, { onSuccess: onDone, onError: fail });
  };
  return (
    <SubmitForm
      formRef={formRef}
      failure={failure}
      isBusy={isBusy}
      label={text.changePassword.submit}
      busyLabel={text.changePassword.submitting}
      onSubmit={submit}
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
    </SubmitForm>
  );
}

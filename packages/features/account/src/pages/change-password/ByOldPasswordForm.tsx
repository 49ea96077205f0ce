'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { PasswordField } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { NewPasswordField } from '../../components/NewPasswordField';
import { SubmitForm } from '../../components/SubmitForm';
import { useFields } from '../../components/useFields';
import { accountMutations } from '../../data/signIn';
import { codes } from '../../model/failure';
import { newPasswordError } from '../../model/password';
import { useAccountText } from '../../text';
import { AccountName } from './AccountName';

export function ByOldPasswordForm({ phone, onDone }: { phone: string; onDone: () => void }) {
  const { api } = useFeatureHost();
  const text = useAccountText();
  const formRef = useRef<HTMLFormElement>(null);
  const change = useMutation(accountMutations(api).changePasswordByOldPassword);
  const [values, setValues] = useState({ oldPassword: '', password: '' });
  const { field, check, fail, failure } = useFields(
    formRef,
    values,
    (name, value) => setValues((before) => ({ ...before, [name]: value })),
    {
      oldPassword: (value) => (value === '' ? text.errors.oldPasswordMissing : undefined),
      password: (value) =>
        newPasswordError(value, text) ?? (value === values.oldPassword ? text.errors.passwordSame : undefined),
    },
    { [codes.wrongPassword]: 'oldPassword' },
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
      <PasswordField
        {...field('oldPassword')}
        label={text.fields.oldPassword}
        autoComplete="current-password"
        maxLength={128}
        size="lg"
      />
      <NewPasswordField field={field('password')} phone={phone} />
    </SubmitForm>
  );
}

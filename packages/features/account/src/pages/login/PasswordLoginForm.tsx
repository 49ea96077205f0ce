'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Link, PasswordField, PhoneField } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormFailure } from '../../components/FormFailure';
import { form } from '../../components/form.css';
import { useFields } from '../../components/useFields';
import { accountMutations } from '../../data/mutations';
import { phoneError } from '../../model/phone';
import { useAccountText } from '../../text';
import { AgreementField } from './AgreementField';
import type { LoginEntries, SetEntry } from './LoginPage';

export interface PasswordLoginFormProps {
  entries: LoginEntries;
  setEntry: SetEntry;
  onForgot: () => void;
}

export function PasswordLoginForm({ entries, setEntry, onForgot }: PasswordLoginFormProps) {
  const { api, session } = useFeatureHost();
  const text = useAccountText();
  const formRef = useRef<HTMLFormElement>(null);
  const login = useMutation(accountMutations(api).login);
  const { field, check, fail, failure } = useFields(formRef, entries, setEntry, {
    phone: (value) => phoneError(value, text),
    password: (value) => (value === '' ? text.errors.passwordMissing : undefined),
    agreement: (value) => (value === '' ? text.errors.agreementMissing : undefined),
  });
  const isBusy = login.isPending || login.isSuccess;

  const submit = () => {
    if (isBusy || !check()) return;
    login.mutate({ phone: entries.phone, password: entries.password }, { onSuccess: session.start, onError: fail });
  };
  return (
    <form
      ref={formRef}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PhoneField {...field('phone')} label={text.fields.phone} size="lg" />
      <PasswordField
        {...field('password')}
        label={text.fields.password}
        autoComplete="current-password"
        maxLength={128}
        size="lg"
        labelAction={
          <Link variant="standalone" onPress={onForgot}>
            {text.login.forgot}
          </Link>
        }
      />
      <FormFailure failure={failure} />
      <Button type="submit" variant="primary" size="lg" isBlock isPending={isBusy}>
        {isBusy ? text.login.submitting : text.login.submit}
      </Button>
      <AgreementField {...field('agreement')} />
    </form>
  );
}

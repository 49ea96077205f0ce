'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Link, PasswordField, PhoneField } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SubmitForm } from '../../components/SubmitForm';
import { useFields } from '../../components/useFields';
import { accountMutations } from '../../data/signIn';
import { codes } from '../../model/failure';
import { phoneError } from '../../model/phone';
import { useAccountText } from '../../text';
import { AgreementField } from './AgreementField';
import type { LoginEntries, SetEntry } from './entries';

export interface PasswordLoginFormProps {
  entries: LoginEntries;
  setEntry: SetEntry;
  onForgot: () => void;
  /** Address of sign-in by code. */
  codeHref: string;
}

/** Wrong passwords in a row after which the code is offered; the server refuses more after ten. */
const manyWrong = 5;

export function PasswordLoginForm({ entries, setEntry, onForgot, codeHref }: PasswordLoginFormProps) {
  const { api, session } = useFeatureHost();
  const text = useAccountText();
  const formRef = useRef<HTMLFormElement>(null);
  const login = useMutation(accountMutations(api).login);
  const { field, check, fail, failure } = useFields(formRef, entries, setEntry, {
    phone: (value) => phoneError(value, text),
    password: (value) => (value === '' ? text.errors.passwordMissing : undefined),
    agreement: (value) => (value === '' ? text.errors.agreementMissing : undefined),
  });
  const [wrong, setWrong] = useState(0);
  const isBusy = login.isPending || login.isSuccess;

  const submit = () => {
    if (!check()) return;
    login.mutate(
      { phone: entries.phone, password: entries.password },
      {
        onSuccess: session.start,
        onError(error) {
          if (error.code === codes.wrongPassword) setWrong((times) => times + 1);
          fail(error);
        },
      },
    );
  };
  return (
    <SubmitForm
      formRef={formRef}
      failure={failure}
      isBusy={isBusy}
      label={text.login.submit}
      busyLabel={text.login.submitting}
      onSubmit={submit}
      hint={
        wrong >= manyWrong ? (
          <Alert action={<Link href={codeHref}>{text.login.useCode}</Link>}>{text.login.wrongAgain(wrong)}</Alert>
        ) : null
      }
      foot={<AgreementField {...field('agreement')} />}
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
    </SubmitForm>
  );
}

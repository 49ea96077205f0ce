'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { PhoneField } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { CodeFields } from '../../components/CodeFields';
import { SubmitForm } from '../../components/SubmitForm';
import { useFields } from '../../components/useFields';
import type { VerifyCode } from '../../components/useVerifyCode';
import { accountMutations } from '../../data/signIn';
import { codeError } from '../../model/code';
import { codes } from '../../model/failure';
import { phoneError } from '../../model/phone';
import { useAccountText } from '../../text';
import { AgreementField } from './AgreementField';
import type { LoginEntries, SetEntry } from './entries';

export interface CodeLoginFormProps {
  entries: LoginEntries;
  setEntry: SetEntry;
  code: VerifyCode;
}

export function CodeLoginForm({ entries, setEntry, code }: CodeLoginFormProps) {
  const { api, session } = useFeatureHost();
  const text = useAccountText();
  const formRef = useRef<HTMLFormElement>(null);
  const login = useMutation(accountMutations(api).loginByCode);
  const rules = {
    phone: (value: string) => phoneError(value, text),
    code: (value: string) => codeError(value, text),
    agreement: (value: string) => (value === '' ? text.errors.agreementMissing : undefined),
  };
  const { field, check, fail, failure } = useFields(formRef, entries, setEntry, rules, {
    [codes.wrongCode]: 'code',
    [codes.burntCode]: 'code',
  });
  const isBusy = login.isPending || login.isSuccess;

  const submit = () => {
    if (check())
      login.mutate({ phone: entries.phone, code: entries.code }, { onSuccess: session.start, onError: fail });
  };
  return (
    <SubmitForm
      formRef={formRef}
      failure={failure}
      isBusy={isBusy}
      label={text.login.submit}
      busyLabel={text.login.submitting}
      onSubmit={submit}
      foot={<AgreementField {...field('agreement')} />}
    >
      <CodeFields
        code={code}
        field={field('code')}
        phone={(resend) => <PhoneField {...field('phone')} label={text.fields.phone} size="lg" resend={resend} />}
        mayAsk={() => check('phone')}
        onAnswer={fail}
        notice={text.login.newUser}
      />
    </SubmitForm>
  );
}

'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Heading, Icon, PhoneField, Text } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { CodeFields } from '../../components/CodeFields';
import { NewPasswordField } from '../../components/NewPasswordField';
import { SubmitForm } from '../../components/SubmitForm';
import { useFields } from '../../components/useFields';
import type { VerifyCode } from '../../components/useVerifyCode';
import { accountMutations } from '../../data/signIn';
import { codeError } from '../../model/code';
import { codes } from '../../model/failure';
import { newPasswordError } from '../../model/password';
import { phoneError } from '../../model/phone';
import { useAccountText } from '../../text';
import type { LoginEntries, SetEntry } from './entries';
import { back, intro } from './LoginPage.css';

export interface ForgotPasswordFormProps {
  entries: LoginEntries;
  setEntry: SetEntry;
  code: VerifyCode;
  onBack: () => void;
  onDone: () => void;
}

export function ForgotPasswordForm({ entries, setEntry, code, onBack, onDone }: ForgotPasswordFormProps) {
  const { api } = useFeatureHost();
  const text = useAccountText();
  const formRef = useRef<HTMLFormElement>(null);
  const reset = useMutation(accountMutations(api).resetPassword);
  const rules = {
    phone: (value: string) => phoneError(value, text),
    code: (value: string) => codeError(value, text),
    password: (value: string) => newPasswordError(value, text),
  };
  const values = { phone: entries.phone, code: entries.code, password: entries.newPassword };
  const set = (name: keyof typeof rules, value: string) => setEntry(name === 'password' ? 'newPassword' : name, value);
  const { field, check, fail, failure } = useFields(formRef, values, set, rules, {
    [codes.wrongCode]: 'code',
    [codes.burntCode]: 'code',
  });

  const submit = () => {
    if (check()) reset.mutate(values, { onSuccess: onDone, onError: fail });
  };
  return (
    <>
      <div className={back}>
        <Button variant="quiet" size="sm" onPress={onBack} iconStart={<Icon icon={ArrowLeft} />}>
          {text.forgot.back}
        </Button>
      </div>
      <Heading level={1} variant="display">
        {text.forgot.title}
      </Heading>
      <p className={intro}>
        <Text variant="muted">{text.forgot.description}</Text>
      </p>
      <SubmitForm
        formRef={formRef}
        failure={failure}
        isBusy={reset.isPending}
        label={text.forgot.submit}
        busyLabel={text.forgot.submitting}
        onSubmit={submit}
      >
        <CodeFields
          code={code}
          field={field('code')}
          phone={(resend) => <PhoneField {...field('phone')} label={text.fields.phone} size="lg" resend={resend} />}
          mayAsk={() => check('phone')}
          onAnswer={fail}
        />
        <NewPasswordField field={field('password')} phone={entries.phone} />
      </SubmitForm>
    </>
  );
}

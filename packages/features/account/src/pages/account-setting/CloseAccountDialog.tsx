'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Dialog, Text, TextField } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormFailure } from '../../components/FormFailure';
import { useFields } from '../../components/useFields';
import { useVerifyCode } from '../../components/useVerifyCode';
import { settingMutations } from '../../data/settings';
import { codeError } from '../../model/code';
import { codes } from '../../model/failure';
import { useAccountText } from '../../text';
import { dialogForm, points } from './AccountSettingPage.css';
import { CodeOfPhone } from './CodeOfPhone';
import { useAccountSettingText } from './text';

export interface CloseAccountDialogProps {
  phone: string;
  onClose: () => void;
}

/** Dialog that closes the account: it lists what is deleted and kept, and requires a code and a typed word. */
export function CloseAccountDialog({ phone, onClose }: CloseAccountDialogProps) {
  const { api, session } = useFeatureHost();
  const common = useAccountText();
  const text = useAccountSettingText().accountSetting.closeDialog;
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ code: '', typed: '' });
  const closing = useMutation(settingMutations(api).close);
  const code = useVerifyCode(phone, 'closeAccount');
  const { field, check, fail, failure } = useFields(
    formRef,
    values,
    (name, value) => setValues((before) => ({ ...before, [name]: value })),
    {
      code: (value) => codeError(value, common),
      typed: (value) => (value.trim() === text.typed ? undefined : text.confirmWrong(text.typed)),
    },
    { [codes.wrongCode]: 'code', [codes.burntCode]: 'code' },
  );
  const submit = () =>
    closing.mutate({ code: values.code }, { onSuccess: () => session.end('account-closed'), onError: fail });
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.title} isDismissable={!closing.isPending}>
      <form
        ref={formRef}
        className={dialogForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!closing.isPending && check()) submit();
        }}
      >
        <ul className={points}>
          {text.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Text variant="muted">{text.exportFirst}</Text>
        <CodeOfPhone phone={phone} name={text.phone} code={code} field={field('code')} onAnswer={fail} />
        <TextField {...field('typed')} label={text.confirm(text.typed)} size="lg" autoComplete="off" />
        <FormFailure failure={failure} />
        <Button type="submit" variant="danger" size="lg" isBlock isPending={closing.isPending}>
          {closing.isPending ? text.submitting : text.submit}
        </Button>
      </form>
    </Dialog>
  );
}

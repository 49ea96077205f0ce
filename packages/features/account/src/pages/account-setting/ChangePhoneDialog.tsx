'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, Dialog, PhoneField, Text, toast } from '@hengce/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CodeFields } from '../../components/CodeFields';
import { FormFailure } from '../../components/FormFailure';
import { useFields } from '../../components/useFields';
import { useVerifyCode } from '../../components/useVerifyCode';
import { settingMutations } from '../../data/settings';
import { accountQueries } from '../../data/signIn';
import { codeError } from '../../model/code';
import { phoneError } from '../../model/phone';
import { useAccountText } from '../../text';
import { dialogForm } from './AccountSettingPage.css';
import { CodeOfPhone } from './CodeOfPhone';
import { useAccountSettingText } from './text';

export interface ChangePhoneDialogProps {
  phone: string;
  onClose: () => void;
}

/** Dialog that changes the phone; codes prove that both phones are at hand. */
export function ChangePhoneDialog({ phone, onClose }: ChangePhoneDialogProps) {
  const { api } = useFeatureHost();
  const common = useAccountText();
  const text = useAccountSettingText().accountSetting.phoneDialog;
  const client = useQueryClient();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ code: '', newPhone: '', newCode: '' });
  const change = useMutation(settingMutations(api).changePhone);
  const oldCode = useVerifyCode(phone, 'changePhone');
  const newCode = useVerifyCode(values.newPhone, 'changePhone');
  const { field, check, fail, failure } = useFields(
    formRef,
    values,
    (name, value) => setValues((before) => ({ ...before, [name]: value })),
    {
      code: (value) => codeError(value, common),
      newPhone: (value) => phoneError(value, common) ?? (value === phone ? text.same : undefined),
      newCode: (value) => codeError(value, common),
    },
  );
  const submit = () =>
    change.mutate(values, {
      onSuccess() {
        void client.invalidateQueries({ queryKey: accountQueries(api).userInfo().queryKey });
        toast(text.done);
        onClose();
      },
      onError: fail,
    });
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.title} isDismissable={!change.isPending}>
      <form
        ref={formRef}
        className={dialogForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending && check()) submit();
        }}
      >
        <Text variant="muted">{text.intro}</Text>
        <CodeOfPhone
          phone={phone}
          name={text.oldPhone}
          code={oldCode}
          field={field('code')}
          label={text.oldCode}
          onAnswer={fail}
        />
        <CodeFields
          code={newCode}
          field={field('newCode')}
          label={text.newCode}
          phone={(resend) => <PhoneField {...field('newPhone')} label={text.newPhone} size="lg" resend={resend} />}
          mayAsk={() => check('newPhone')}
          onAnswer={fail}
        />
        <FormFailure failure={failure} />
        <Button type="submit" variant="primary" size="lg" isBlock isPending={change.isPending}>
          {change.isPending ? text.submitting : text.submit}
        </Button>
      </form>
    </Dialog>
  );
}

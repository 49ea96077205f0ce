'use client';
import type { ApiError } from '@hengce/api';
import { CodeFields } from '../../components/CodeFields';
import { hint } from '../../components/form.css';
import type { FieldProps } from '../../components/useFields';
import type { VerifyCode } from '../../components/useVerifyCode';
import { maskPhone } from '../../model/phone';
import { phoneLine } from './AccountSettingPage.css';

export interface CodeOfPhoneProps {
  phone: string;
  /** Label of the phone. */
  name: string;
  code: VerifyCode;
  field: FieldProps;
  label?: string;
  onAnswer: (error?: ApiError) => void;
}

/** Field for the SMS code of a phone that cannot be changed here: its number is shown masked, as text. */
export function CodeOfPhone({ phone, name, ...fields }: CodeOfPhoneProps) {
  return (
    <CodeFields
      {...fields}
      mayAsk={() => true}
      phone={(resend) => (
        <div className={phoneLine}>
          <span>
            {name} {maskPhone(phone)}
          </span>
          <span className={typeof resend === 'string' ? hint : undefined}>{resend}</span>
        </div>
      )}
    />
  );
}

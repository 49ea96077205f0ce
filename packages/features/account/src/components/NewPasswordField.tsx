'use client';
import { Icon, PasswordField } from '@hengce/ui';
import { Check, Minus } from 'lucide-react';
import { passwordRules, passwordStrength } from '../model/password';
import { useAccountText } from '../text';
import { cell, met, meter, rule, rules, strength } from './NewPasswordField.css';
import type { FieldProps } from './useFields';

export interface NewPasswordFieldProps {
  field: FieldProps;
  /** The user's phone number, which makes a weak password. */
  phone: string;
}

/** Field for a new password, which shows the rule and the strength while typing. */
export function NewPasswordField({ field, phone }: NewPasswordFieldProps) {
  const { fields, newPassword: text } = useAccountText();
  const fulfilled = passwordRules(field.value);
  const level = passwordStrength(field.value, phone);
  return (
    <div>
      <PasswordField {...field} label={fields.newPassword} autoComplete="new-password" maxLength={128} size="lg" />
      <ul className={rules} aria-label={text.rules}>
        {(['length', 'letter', 'digit'] as const).map((name) => (
          <li key={name} className={fulfilled[name] ? met : rule}>
            {fulfilled[name] ? (
              <Icon icon={Check} size="sm" label={text.met} />
            ) : (
              <Icon icon={Minus} size="sm" label={text.unmet} />
            )}
            {text[name]}
          </li>
        ))}
        <li className={strength} data-level={level}>
          <span className={meter} aria-hidden="true">
            {[1, 2, 3].map((step) => (
              <span key={step} className={cell} data-filled={step <= level || undefined} />
            ))}
          </span>
          {`${text.strength}：${text.strengthLevels[level]}`}
        </li>
      </ul>
    </div>
  );
}

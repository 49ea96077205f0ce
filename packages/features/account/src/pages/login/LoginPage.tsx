'use client';
import { useSearchState } from '@hengce/feature-kit';
import { Brand } from '@hengce/ui';
import { useState } from 'react';
import { useVerifyCode } from '../../components/useVerifyCode';
import { useAccountText } from '../../text';
import type { LoginEntries, SetEntry } from './entries';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { brand, desk, panel, sheet } from './LoginPage.css';
import { loginState } from './loginState';
import { Showcase } from './Showcase';
import { SignInTabs } from './SignInTabs';

const empty: LoginEntries = { phone: '', password: '', code: '', agreement: '', newPassword: '' };

/** 登录 (specification §2): by password, by code, and resetting the password. */
export function LoginPage() {
  const text = useAccountText();
  const [state, setState] = useSearchState(loginState);
  const [entries, setEntries] = useState(empty);
  const [wasReset, setWasReset] = useState(false);
  const loginCode = useVerifyCode(entries.phone, 'login');
  const forgotCode = useVerifyCode(entries.phone, 'forgetPassword');
  const setEntry: SetEntry = (name, value) => setEntries((before) => ({ ...before, [name]: value }));

  return (
    <div className={desk}>
      <div className={brand}>
        <Brand name={text.brand} size="lg" />
      </div>
      <Showcase />
      <div className={sheet}>
        <div className={panel}>
          {state.view === 'forgot' ? (
            <ForgotPasswordForm
              entries={entries}
              setEntry={setEntry}
              code={forgotCode}
              onBack={() => setState({ view: 'password' })}
              onDone={() => {
                setEntries({ ...empty, phone: entries.phone, agreement: entries.agreement });
                setWasReset(true);
                setState({ view: 'password' });
              }}
            />
          ) : (
            <SignInTabs
              state={state}
              onForgot={() => setState({ view: 'forgot' })}
              entries={entries}
              setEntry={setEntry}
              code={loginCode}
              wasReset={wasReset}
            />
          )}
        </div>
      </div>
    </div>
  );
}

'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Alert, Heading, LinkTabs } from '@hengce/ui';
import type { VerifyCode } from '../../components/useVerifyCode';
import { useAccountText } from '../../text';
import { CodeLoginForm } from './CodeLoginForm';
import type { LoginEntries, SetEntry } from './entries';
import { notice, tabPanel, tabs } from './LoginPage.css';
import { type LoginState, type LoginView, loginState } from './loginState';
import { PasswordLoginForm } from './PasswordLoginForm';

export interface SignInTabsProps {
  state: LoginState;
  onForgot: () => void;
  entries: LoginEntries;
  setEntry: SetEntry;
  code: VerifyCode;
  /** Whether the password was reset just before. */
  wasReset: boolean;
}

/** Sign-in by password and by code as tabs, each with its own address. */
export function SignInTabs({ state, onForgot, wasReset, code, ...form }: SignInTabsProps) {
  const { login: text, forgot } = useAccountText();
  const { pathname } = useFeatureHost().location;
  const hrefOf = (view: LoginView) => {
    const query = loginState.format({ ...state, view }).toString();
    return pathname + (query && `?${query}`);
  };
  return (
    <>
      <Heading level={1} variant="display">
        {text.title}
      </Heading>
      {wasReset ? (
        <div className={notice}>
          <Alert tone="success">{forgot.done}</Alert>
        </div>
      ) : null}
      <div className={tabs}>
        <LinkTabs
          label={text.methods}
          currentKey={state.view}
          items={[
            { id: 'password', label: text.byPassword, href: hrefOf('password') },
            { id: 'code', label: text.byCode, href: hrefOf('code') },
          ]}
        />
      </div>
      <div className={tabPanel}>
        {state.view === 'code' ? (
          <CodeLoginForm {...form} code={code} />
        ) : (
          <PasswordLoginForm {...form} onForgot={onForgot} codeHref={hrefOf('code')} />
        )}
      </div>
    </>
  );
}

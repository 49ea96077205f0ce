'use client';
import { Alert, Heading, Tabs } from '@hengce/ui';
import type { VerifyCode } from '../../components/useVerifyCode';
import { useAccountText } from '../../text';
import { CodeLoginForm } from './CodeLoginForm';
import type { LoginEntries, SetEntry } from './LoginPage';
import { notice, tabs } from './LoginPage.css';
import type { LoginView } from './loginState';
import { PasswordLoginForm } from './PasswordLoginForm';

export interface SignInTabsProps {
  view: LoginView;
  onViewChange: (view: LoginView) => void;
  entries: LoginEntries;
  setEntry: SetEntry;
  code: VerifyCode;
  /** The password was reset a moment ago. */
  wasReset: boolean;
}

export function SignInTabs({ view, onViewChange, wasReset, ...form }: SignInTabsProps) {
  const { login: text, forgot } = useAccountText();
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
        <Tabs
          label={text.methods}
          selectedKey={view}
          onSelectionChange={(id) => onViewChange(id as LoginView)}
          items={[
            {
              id: 'password',
              label: text.byPassword,
              panel: <PasswordLoginForm {...form} onForgot={() => onViewChange('forgot')} />,
            },
            { id: 'code', label: text.byCode, panel: <CodeLoginForm {...form} /> },
          ]}
        />
      </div>
    </>
  );
}

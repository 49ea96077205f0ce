'use client';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { Alert, Button, PageHeader, Skeleton, StateView, Tabs, useSkeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useVerifyCode } from '../../components/useVerifyCode';
import { accountQueries } from '../../data/signIn';
import { useAccountText } from '../../text';
import { ByCodeForm } from './ByCodeForm';
import { ByOldPasswordForm } from './ByOldPasswordForm';
import { column, page } from './ChangePasswordPage.css';
import { changePasswordState } from './changePasswordState';

/** 修改密码 (specification §2, /login/changepassword): by the old password or by a code. Ends every session. */
export function ChangePasswordPage() {
  const { api, session } = useFeatureHost();
  const { changePassword: text } = useAccountText();
  const user = useQuery(accountQueries(api).userInfo());
  const showsSkeleton = useSkeleton(user.isPending);
  const phone = user.data?.phone ?? session.phone ?? '';
  const code = useVerifyCode(phone, 'changePassword');
  const [{ by }, setState] = useSearchState(changePasswordState);
  const hasPassword = user.data?.hasPassword ?? true;
  const finish = () => session.end('password-changed');

  let content = null;
  if (user.isError) {
    content = (
      <StateView
        kind="error"
        size="inline"
        title={text.failedTitle}
        description={`${user.error.message}。${text.failedBody}`}
        primaryAction={<Button onPress={() => user.refetch()}>{text.retry}</Button>}
      />
    );
  } else if (user.isPending || showsSkeleton) {
    content = showsSkeleton ? <Skeleton variant="card" /> : null;
  } else if (!hasPassword) {
    content = (
      <>
        <Alert>{text.noPassword}</Alert>
        <ByCodeForm phone={phone} code={code} onDone={finish} />
      </>
    );
  } else {
    content = (
      <Tabs
        label={text.methods}
        selectedKey={by}
        onSelectionChange={(id) => setState({ by: id as typeof by }, { replace: true })}
        items={[
          { id: 'old-password', label: text.byOldPassword, panel: <ByOldPasswordForm phone={phone} onDone={finish} /> },
          { id: 'code', label: text.byCode, panel: <ByCodeForm phone={phone} code={code} onDone={finish} /> },
        ]}
      />
    );
  }
  return (
    <div className={page}>
      <PageHeader title={text.title} description={text.description} />
      <div className={column}>{content}</div>
    </div>
  );
}

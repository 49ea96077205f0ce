'use client';
import type { ApiError } from '@hengce/api';
import { hrefOf, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { Brand, Button, LinkButton, StateView, Waiting } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { accountMutations } from '../../data/signIn';
import { accountRoutes } from '../../routes';
import { useAccountText } from '../../text';
import { brand } from './LoginByCodePage.css';
import { loginByCodeState } from './loginByCodeState';

/**
 * /login/api (specification §2): signs in with the one-time code of a link, and removes it from the address at once.
 */
export function LoginByCodePage() {
  const { api, session, basePaths } = useFeatureHost();
  const { brand: name, loginByCode: text } = useAccountText();
  const [{ userCode, rest }, setState] = useSearchState(loginByCodeState);
  const [code] = useState(userCode);
  const login = useMutation(accountMutations(api).loginByUserCode);
  const hasStarted = useRef(false);
  const exchange = () =>
    login.mutate({ code }, { onSuccess: (started) => session.start({ ...started, isNewUser: false }) });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is good for one exchange
  useEffect(() => {
    if (code === '' || hasStarted.current) return;
    hasStarted.current = true;
    setState({ userCode: '' }, { replace: true });
    exchange();
  }, []);

  const byPhone = (variant: 'primary' | 'secondary') => (
    <LinkButton
      variant={variant}
      href={hrefOf({ basePath: '/', routes: accountRoutes }, basePaths?.account, 'login', undefined, rest)}
    >
      {text.byPhone}
    </LinkButton>
  );
  const isMissing = code === '';
  let content = <Waiting>{text.signingIn}</Waiting>;
  if (isMissing || (login.isError && isOver(login.error))) {
    content = (
      <StateView
        kind="noPermission"
        size="page"
        title={isMissing ? text.missingTitle : text.overTitle}
        description={isMissing ? text.missingBody : text.overBody}
        primaryAction={byPhone('primary')}
      />
    );
  } else if (login.isError) {
    content = (
      <StateView
        kind={login.error.kind === 'network' ? 'offline' : 'error'}
        size="page"
        title={text.failedTitle}
        description={login.error.message}
        requestId={login.error.kind === 'server' ? login.error.requestId : undefined}
        primaryAction={
          <Button variant="primary" onPress={exchange}>
            {text.retry}
          </Button>
        }
        secondaryAction={byPhone('secondary')}
      />
    );
  }
  return (
    <>
      <div className={brand}>
        <Brand name={name} size="lg" />
      </div>
      {content}
    </>
  );
}

/** Whether a code cannot be used any more: used, too old, or never a code. Too many tries (429) pass. */
const isOver = ({ kind, code }: ApiError) => kind === 'rejected' && code !== 429;

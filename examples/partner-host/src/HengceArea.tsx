import { accountFeature } from '@hengce/account';
import { createApi } from '@hengce/api';
import { chatFeature } from '@hengce/chat';
import {
  type FeatureHost,
  FeatureHostProvider,
  FeatureOutlet,
  setHengceQueryDefaults,
  useFeatureHost,
} from '@hengce/feature-kit';
import { proofreadingFeature } from '@hengce/feature-proofreading';
import { policyFeature } from '@hengce/policy';
import { Provider, ToastRegion } from '@hengce/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ComponentProps, useEffect } from 'react';
import { base } from './base';
import { readToken, useToken, writeToken } from './session';

const basePaths = { policy: '/policies', account: '/account', chat: '/assistant', proofreading: '/proofreading' };
const signInPage = '/account/login';
const searchPage = '/policies/PolicySearch';

const api = createApi({
  main: { baseUrl: import.meta.env.VITE_HENGCE_API, getToken: readToken },
  notes: { baseUrl: import.meta.env.VITE_HENGCE_API, getToken: () => null },
  onError: (error) => {
    if (error.kind === 'session-expired') writeToken(null);
  },
});

/** A page is looked for in one package after the other. */
const others = (
  <FeatureOutlet
    feature={accountFeature}
    fallback={<FeatureOutlet feature={chatFeature} fallback={<FeatureOutlet feature={proofreadingFeature} />} />}
  />
);

const queryClient = new QueryClient();
setHengceQueryDefaults(queryClient);

/** The font of original documents is large: it comes with the first of them. */
const loadDocumentFont = () => void import('@hengce/ui/document-font.css');

/** This app's side of the port: its router, base path, API and session. Below it the pages are those of Hengce. */
export function HengceArea() {
  const { pathname, searchStr, hash } = useLocation();
  const { history } = useRouter();
  const token = useToken();

  const href = (path: string) => `${base}${path}`;
  const navigate: FeatureHost['navigate'] = (to, options) =>
    options?.replace ? history.replace(href(to)) : history.push(href(to));

  const host: FeatureHost = {
    api,
    location: { pathname, search: searchStr, hash: hash && `#${hash}` },
    navigate,
    basePaths,
    session: {
      isSignedIn: token !== null,
      start: (session) => {
        writeToken(session.token);
        navigate(searchPage, { replace: true });
      },
      end: () => writeToken(null),
    },
    Gate,
  };

  return (
    <QueryClientProvider client={queryClient}>
      <Provider colorScheme="light" navigate={navigate} useHref={href} loadDocumentFont={loadDocumentFont}>
        <FeatureHostProvider host={host}>
          <FeatureOutlet feature={policyFeature} fallback={others} />
        </FeatureHostProvider>
        <ToastRegion />
      </Provider>
    </QueryClientProvider>
  );
}

/** Who may see a page: this app's decision. */
function Gate({ route, children }: ComponentProps<NonNullable<FeatureHost['Gate']>>) {
  const { navigate } = useFeatureHost();
  const isOpen = useToken() !== null || route.access === 'public';
  useEffect(() => {
    if (!isOpen) navigate(signInPage, { replace: true });
  });
  return isOpen ? children : null;
}

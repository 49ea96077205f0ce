import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { FailureBoundary } from '../failure/FailureBoundary';
import { PagePending } from '../host/PagePending';
import { PortalHost } from '../host/PortalHost';
import { pageAt } from '../pages';
import { useSession } from '../session/session';
import { text } from '../text';
import { bare } from './Layout.css';
import { lazyPart } from './lazyPart';
import { useScrollMemory } from './useScrollMemory';

/** Fetches the code of the shell, which sign-in does not need. */
export const loadShell = () => import('./Shell');
const Shell = lazy(lazyPart('shell', async () => (await loadShell()).Shell));

// They begin without a session and see it begin; another frame would start them anew.
const bareWhenSignedIn = new Set(['account.login', 'account.loginByCode']);

/** Layout of all pages: the shell for signed-in users, a bare page for sign-in. */
export function Layout() {
  const { pathname } = useLocation();
  const { current } = useSession();
  const { id, route } = pageAt(pathname);
  const [named, setNamed] = useState<{ pathname: string; title: string } | null>(null);
  const setTitle = useCallback(
    (title: string | null) => setNamed(title === null ? null : { pathname, title }),
    [pathname],
  );
  const shown = named?.pathname === pathname ? named.title : null;
  usePageChange(pathname, shown ?? route.title);
  useScrollMemory();
  const page = (
    <Suspense fallback={<PagePending />}>
      <Outlet />
    </Suspense>
  );
  return (
    <PortalHost setTitle={setTitle}>
      <FailureBoundary resetKey={pathname}>
        {current === null || bareWhenSignedIn.has(id) ? (
          <main className={bare} tabIndex={-1}>
            {page}
          </main>
        ) : (
          <Suspense fallback={<PagePending />}>
            <Shell pageId={id} title={route.title} shown={shown}>
              {page}
            </Shell>
          </Suspense>
        )}
      </FailureBoundary>
    </PortalHost>
  );
}

/** Names the tab after the page, and takes the focus along, so that screen readers notice the new page. */
function usePageChange(pathname: string, title: string) {
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    document.title = text.documentTitle(title);
  }, [title]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.querySelector('main');
    // A page may have taken it to where one goes on, as conversations do.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}

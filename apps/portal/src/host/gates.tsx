import { accountRoutes } from '@hengce/account';
import type { RouteDef } from '@hengce/feature-kit';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session, useSession } from '../session/session';
import { PagePending } from './PagePending';
import { isSessionGood, trialWatch } from './services';
import { loginHref, safeReturnTo } from './session/safeReturnTo';
import { visitOf } from './session/trialWatch';

/**
 * Access to a page (specification §4): without a session only public pages, with one everything but sign-in. This is
 * the only place that redirects to sign-in and back.
 */
export function Gate({ route, children }: { route: RouteDef; children: ReactNode }) {
  const { current, endedBy } = useSession();
  const location = useLocation();
  if (route === accountRoutes.login || route === accountRoutes.loginByCode)
    return <SignInGate isLink={route === accountRoutes.loginByCode}>{children}</SignInGate>;
  if (!current && (route.access !== 'public' || endedBy !== null)) {
    // Who left on purpose does not want to be led back.
    const wantsBack = endedBy !== 'signed-out' && endedBy !== 'password-changed' && endedBy !== 'account-closed';
    return <Navigate replace to={wantsBack ? loginHref(location) : '/login'} />;
  }
  return current ? <TrialGate route={route}>{children}</TrialGate> : children;
}

/** Page that an expired trial keeps out: not shown before it is known that the trial runs (PortalHost asks). */
function TrialGate({ route, children }: { route: RouteDef; children: ReactNode }) {
  const { pathname } = useLocation();
  useSyncExternalStore(trialWatch.subscribe, trialWatch.get);
  return trialWatch.mayShow(visitOf(route, pathname)) ? children : <PagePending />;
}

/**
 * Leaves sign-in once there is a session: at once when it began here, after asking the server when it was there before
 * (specification §4). A link that signs in is seen also by who is signed in.
 */
function SignInGate({ isLink, children }: { isLink: boolean; children: ReactNode }) {
  const { current } = useSession();
  const { search } = useLocation();
  const [found] = useState(current?.token);
  const [isGood, setGood] = useState(false);
  const query = new URLSearchParams(search);
  // Told not to go home (specification §4): somebody else may sign in here, or the same person anew.
  const stays = query.has('stay');
  const asks = found !== undefined && !isLink && !stays;
  useEffect(() => {
    if (!asks) return;
    let isOver = false;
    void isSessionGood().then((good) => {
      if (isOver) return;
      if (good) setGood(true);
      else if (session.get().current?.token === found) session.end('expired');
    });
    return () => {
      isOver = true;
    };
  }, [asks, found]);

  if (!isLink && query.has('userCode')) return <Navigate replace to={`/login/api${search}`} />;
  if (!current) return children;
  if (current.token === found && !isGood) return isLink || stays ? children : <PagePending />;
  return <Navigate replace to={safeReturnTo(query.get('returnTo'), window.location.origin)} />;
}

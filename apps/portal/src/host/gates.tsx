import { accountRoutes } from '@hengce/account';
import type { RouteDef } from '@hengce/feature-kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../session/session';
import { loginHref, safeReturnTo } from './safeReturnTo';

/**
 * Who may see a page (specification §4): without a session only public pages, with one everything but sign-in. This is the
 * only place that leads to sign-in and back.
 */
export function Gate({ route, children }: { route: RouteDef; children: ReactNode }) {
  const { current, endedBy } = useSession();
  const location = useLocation();
  if (current && route === accountRoutes.login) {
    const returnTo = new URLSearchParams(location.search).get('returnTo');
    return <Navigate replace to={safeReturnTo(returnTo, window.location.origin)} />;
  }
  if (!current && (route.access !== 'public' || hasJustEnded(endedBy, route))) {
    // Who left on purpose does not want to be led back.
    const wantsBack = endedBy !== 'signed-out' && endedBy !== 'password-changed';
    return <Navigate replace to={wantsBack ? loginHref(location) : '/login'} />;
  }
  return children;
}

const hasJustEnded = (endedBy: unknown, route: RouteDef) => endedBy !== null && route !== accountRoutes.login;

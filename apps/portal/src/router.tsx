import { toRouteObjects } from '@hengce/feature-kit';
import { lazy } from 'react';
import { useNavigate, useParams, useRoutes } from 'react-router-dom';
import { features } from './features';
import { Gate } from './host/gates';
import { api, queryClient, signIns } from './host/services';
import { Layout, loadShell } from './layout/Layout';
import { lazyPart } from './layout/lazyPart';
import { notFound, pageAt } from './pages';
import { session } from './session/session';

const NotFoundPage = lazy(lazyPart('notFound', async () => (await import('./layout/NotFoundPage')).NotFoundPage));

function NotFound() {
  const navigate = useNavigate();
  return (
    <Gate route={notFound}>
      <NotFoundPage onBack={() => navigate(-1)} />
    </Gate>
  );
}

const routes = [
  {
    element: <Layout />,
    children: [
      ...features.flatMap((feature) => toRouteObjects(feature, { useParams })),
      { path: '*', element: <NotFound /> },
    ],
  },
];

/**
 * Routes of the portal (specification §2): browser history at base path /, all pages lazy below one layout, and a
 * catch-all 404.
 */
export const PortalRoutes = () => useRoutes(routes);

/**
 * Starts to fetch the page at `pathname`, its code and what it asks first, or the code of sign-in while nobody is signed
 * in, so that neither need wait for the first render.
 */
export function preloadPage(pathname: string): void {
  const isSignedIn = session.get().current !== null;
  const mayEnter = isSignedIn || signIns.get().step === 'checking';
  if (mayEnter) loadShell().catch(() => undefined);
  const address = mayEnter ? pathname : '/login';
  pageAt(address).preload(address, isSignedIn ? { api, client: queryClient } : undefined);
}

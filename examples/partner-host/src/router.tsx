import { createRootRoute, createRoute, createRouter, Link, Outlet } from '@tanstack/react-router';
import { base } from './base';
import { HengceArea } from './HengceArea';

const rootRoute = createRootRoute({
  component: () => (
    <>
      <nav>
        <Link to="/">办公平台</Link> ·{' '}
        <Link to="/policies/$" params={{ _splat: 'PolicySearch' }}>
          政策检索
        </Link>{' '}
        ·{' '}
        <Link to="/proofreading/$" params={{ _splat: 'textCorrection' }}>
          智能校对
        </Link>
      </nav>
      <Outlet />
    </>
  ),
});

const routes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => <h1>办公平台</h1> }),
  createRoute({ getParentRoute: () => rootRoute, path: '/policies/$', component: HengceArea }),
  createRoute({ getParentRoute: () => rootRoute, path: '/account/$', component: HengceArea }),
  createRoute({ getParentRoute: () => rootRoute, path: '/proofreading/$', component: HengceArea }),
];

type Search = Record<string, string[]>;

export const router = createRouter({
  routeTree: rootRoute.addChildren(routes),
  basepath: base,
  // This router writes JSON into the address by default. The pages write plain parameters, some of them repeated.
  parseSearch(search): Search {
    const params = new URLSearchParams(search);
    return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
  },
  stringifySearch(search: Search) {
    const pairs = Object.entries(search).flatMap(([name, values]) => values.map((value) => [name, value]));
    return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  },
});

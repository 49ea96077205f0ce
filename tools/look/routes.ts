import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Addresses } from './firmSession';

interface Route {
  /** `feature.page` */
  id: string;
  title: string;
  /** Path with parameters as `:name`. */
  path: string;
}
export interface PageToSee extends Route {
  address: string;
}

/** Routes of the portal, from its own table. */
export async function readRoutes(): Promise<Route[]> {
  // Through the portal's own Vite: features carry styles, which Node cannot read.
  const vite = await createServer({
    root: fileURLToPath(new URL('../../apps/portal', import.meta.url)),
    server: { middlewareMode: true, ws: false, watch: null },
    logLevel: 'error',
  });
  try {
    const { placedPages } = (await vite.ssrLoadModule('/src/pages.ts')) as typeof import('../../apps/portal/src/pages');
    return placedPages.map(({ id, paths: [path = ''], route }) => ({ id, path, title: route.title }));
  } finally {
    await vite.close();
  }
}

/** Pages with their addresses in the story of the firm. @throws Error that names the pages which the story does not reach */
export function addressPages(routes: readonly Route[], addresses: Addresses): PageToSee[] {
  const unknown: string[] = [];
  const pages = routes.map((route) => {
    const query = new URLSearchParams(addresses[route.id]);
    const pathname = route.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = query.get(name);
      query.delete(name);
      if (value === null) unknown.push(`${route.id}（${route.path}）`);
      return encodeURIComponent(value ?? '');
    });
    return { ...route, address: query.size > 0 ? `${pathname}?${query}` : pathname };
  });
  if (unknown.length > 0)
    throw new Error(`这些页面没有地址，请在tools/look/firm.ts里让企业走到：${unknown.join('、')}`);
  return pages;
}

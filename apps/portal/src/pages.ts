import { type Asking, type Feature, joinPath, matchPath, type RouteDef } from '@hengce/feature-kit';
import { features } from './features';
import { text } from './text';

export interface PlacedPage {
  /** `feature.page`, or `notFound`. */
  id: string;
  route: RouteDef;
  /** Starts to fetch the page's code, and with a session to ask also what the page at `pathname` asks first. */
  preload: (pathname: string, session?: Omit<Asking, 'params'>) => void;
}

/** All pages of the portal; `paths` have parameters as `:name`, the page's own path first. */
export const placedPages = features.flatMap((feature: Feature) =>
  Object.entries(feature.routes).map(([name, route]) => ({
    id: `${feature.id}.${name}`,
    paths: [route.path, ...(route.alsoAt ?? [])].map((path) => joinPath(feature.basePath, path)),
    route,
    preload: (pathname: string, session?: Omit<Asking, 'params'>) => {
      const params = matchPath(joinPath(feature.basePath, route.path), pathname);
      feature.preload(name, session && params ? { ...session, params } : undefined);
    },
  })),
);

export const notFound: RouteDef = { path: '*', title: text.pages.notFound, access: 'public', needsTrial: false };

/** The page at an address, as the router finds it; `notFound` when there is none. */
export const pageAt = (pathname: string): PlacedPage =>
  placedPages.find(({ paths }) => paths.some((path) => matchPath(path, pathname) !== null)) ?? {
    id: 'notFound',
    route: notFound,
    preload: () => undefined,
  };

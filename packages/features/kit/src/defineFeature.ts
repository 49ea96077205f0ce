import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from './loadChunk';

/** Modules whose visits are recorded and whose uses are counted (specification §1, §4). */
export type ModuleId = string;

export interface RouteDef {
  /** Below the feature's base path, spelled as the specification spells it; `:name` marks a parameter. Matched case-insensitively. */
  path: string;
  /** Further addresses below the base path that lead here: those that do not say which policy, report or declaration is meant. */
  alsoAt?: readonly string[];
  /** 页面标题, for the document title and breadcrumbs. */
  title: string;
  /** Name under which a visit is recorded (specification §4); none, no record. */
  module?: ModuleId;
  /**
   * Whether the page needs a signed-in user.
   *
   * @default 'signed-in'
   */
  access?: 'public' | 'signed-in';
  /**
   * Whether an expired trial keeps the user out (specification §2: not on /, /policy, /login, /login/changepassword; account pages:
   * ADR 9).
   *
   * @default true
   */
  needsTrial?: boolean;
}
export type Routes = Readonly<Record<string, RouteDef>>;

/** Types the routes of a feature. They are data: no React here, so that every page may import them. */
export const defineRoutes = <const R extends Routes>(routes: R): R => routes;

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never;
/** The parameters of a path: `PolicyDetail/:policyId` gives `{ policyId: string }`. */
export type Params<Path extends string> = { [K in ParamNames<Path>]: string };

export interface PageProps<Path extends string = string> {
  params: Params<Path>;
}
// Pages of one feature take different parameters; the map below ties each to its own path.
// biome-ignore lint/suspicious/noExplicitAny: parameters are checked where the feature is defined
export type AnyPage = ComponentType<any>;

export interface Feature<R extends Routes = Routes> {
  id: string;
  /** Where the feature sits unless the host says otherwise; `/` when its routes share no prefix. */
  basePath: string;
  routes: R;
  /** The lazy page. The same one each time, also when its load failed, so that React can show the failure. */
  page(name: keyof R & string): LazyExoticComponent<AnyPage>;
  /** After its failure was shown: the next `page` loads it afresh. */
  forget(name: keyof R & string): void;
  /** Starts loading a page, for instance when a link is hovered. */
  preload(name: keyof R & string): void;
}

export interface FeatureOptions<R extends Routes> {
  id: string;
  basePath: string;
  routes: R;
  pages: { [K in keyof R]: () => Promise<ComponentType<PageProps<R[K]['path']>>> };
}

/** A feature: its routes and a lazy page for each. Hosts mount it by `toRouteObjects` or `<FeatureOutlet>`. */
export function defineFeature<const R extends Routes>({ id, basePath, routes, pages }: FeatureOptions<R>): Feature<R> {
  const loaded = new Map<string, LazyExoticComponent<AnyPage>>();
  const load = async (name: keyof R & string) => ({
    default: (await loadChunk(`${id}.${name}`, pages[name])) as AnyPage,
  });
  return {
    id,
    basePath,
    routes,
    page(name) {
      const known = loaded.get(name) ?? lazy(() => load(name));
      loaded.set(name, known);
      return known;
    },
    forget(name) {
      loaded.delete(name);
    },
    preload(name) {
      // A failure shows when the page is opened; here nobody waits for it.
      load(name).catch(() => undefined);
    },
  };
}

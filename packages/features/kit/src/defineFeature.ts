import type { Api } from '@hengce/api';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { type Asking, askAhead, type PageQuery } from './askAhead';
import { loadChunk } from './loadChunk';

/** Name of a module whose visits are recorded and whose uses are counted (specification §1, §4). */
export type ModuleId = string;

export interface RouteDef {
  /**
   * Path below the feature's base path, spelled as the specification spells it; `:name` marks a parameter. Matched
   * case-insensitively.
   */
  path: string;
  /** Further paths below the base path that lead here, without the id of a policy, report or declaration. */
  alsoAt?: readonly string[];
  /** 页面标题, for the browser tab and the breadcrumbs. */
  title: string;
  /** Module name under which a visit is recorded (specification §4); without it nothing is recorded. */
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

/** Routes of a feature, typed by their paths. They are plain data without React, so that every page may import them. */
export const defineRoutes = <const R extends Routes>(routes: R): R => routes;

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never;
/** Parameters of a path: `PolicyDetail/:policyId` has `{ policyId: string }`. */
export type Params<Path extends string> = { [K in ParamNames<Path>]: string };

export interface PageProps<Path extends string = string> {
  params: Params<Path>;
}
// Pages of one feature take different parameters; the map below ties each to its own path.
// biome-ignore lint/suspicious/noExplicitAny: parameters are checked where the feature is defined
export type AnyPage = ComponentType<any>;

export interface Feature<R extends Routes = Routes> {
  id: string;
  /** Default base path; `/` when its routes share no prefix. */
  basePath: string;
  routes: R;
  /**
   * Lazy component of a page. The same one each time, also when its load failed, so that React can show the failure.
   */
  page(name: keyof R & string): LazyExoticComponent<AnyPage>;
  /** Discards a failed page after its failure was shown: the next `page` loads it again. */
  forget(name: keyof R & string): void;
  /**
   * Starts to load a page, for instance when a link is hovered; with `asking` also what it asks first, once its address
   * is known.
   */
  preload(name: keyof R & string, asking?: Asking): void;
}

export interface FeatureOptions<R extends Routes> {
  id: string;
  basePath: string;
  routes: R;
  pages: { [K in keyof R]: () => Promise<ComponentType<PageProps<R[K]['path']>>> };
  /** What a page asks before it can show anything, so that the question need not wait for its code. */
  asksFirst?: { [K in keyof R]?: (api: Api, params: Params<R[K]['path']>) => PageQuery };
}

/** Feature with its routes and a lazy page for each. Hosts mount it by `toRouteObjects` or `<FeatureOutlet>`. */
export function defineFeature<const R extends Routes>({
  id,
  basePath,
  routes,
  pages,
  asksFirst = {},
}: FeatureOptions<R>): Feature<R> {
  const loaded = new Map<string, LazyExoticComponent<AnyPage>>();
  const loading = new Map<string, Promise<{ default: AnyPage }>>();
  // One wait for what was preloaded and is then opened; what failed is asked for anew.
  const load = (name: keyof R & string) => {
    const known =
      loading.get(name) ?? loadChunk(`${id}.${name}`, pages[name]).then((page) => ({ default: page as AnyPage }));
    loading.set(name, known);
    known.catch(() => loading.delete(name));
    return known;
  };
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
    preload(name, asking) {
      // A failure shows when the page is opened; here nobody waits for it.
      load(name).catch(() => undefined);
      const query = asking && asksFirst[name]?.(asking.api, asking.params as Params<R[typeof name]['path']>);
      if (query) askAhead(asking.client, query);
    },
  };
}

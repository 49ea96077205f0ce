'use client';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { Feature, RouteDef, Routes } from './defineFeature';
import { useFeatureHost } from './FeatureHost';
import { FeaturePage } from './FeaturePage';
import { joinPath, matchPath } from './path';

export interface FeatureRouteObject {
  id: string;
  /** Absolute path, with the host's base path. */
  path: string;
  caseSensitive: false;
  route: RouteDef;
  element: ReactElement;
}

/**
 * Route objects of a feature for React Router 6, 7 and 8. `useParams` is the router's own hook, so that the kit needs
 * no router.
 */
export function toRouteObjects<R extends Routes>(
  feature: Feature<R>,
  options: { useParams: () => Record<string, string | undefined>; basePath?: string },
): FeatureRouteObject[] {
  const base = options.basePath ?? feature.basePath;
  return namesOf(feature).flatMap((name): FeatureRouteObject[] => {
    const route = feature.routes[name] as RouteDef;
    const id = `${feature.id}.${name}`;
    const path = joinPath(base, route.path);
    const at = (address: string, element: ReactElement): FeatureRouteObject => ({
      id: address === path ? id : `${id}:${address}`,
      path: address,
      caseSensitive: false,
      route,
      element,
    });
    const others = (route.alsoAt ?? []).map((also) => at(joinPath(base, also), <Redirect to={path} />));
    return [at(path, <RoutedPage feature={feature} name={name} useParams={options.useParams} />), ...others];
  });
}

const namesOf = <R extends Routes>({ routes }: Feature<R>) => Object.keys(routes) as (keyof R & string)[];

/** Redirect to the page's own address, with the same query. */
function Redirect({ to }: { to: string }) {
  const { location, navigate } = useFeatureHost();
  const address = `${to}${location.search}`;
  useEffect(() => navigate(address, { replace: true }), [navigate, address]);
  return null;
}

function RoutedPage<R extends Routes>({
  feature,
  name,
  useParams,
}: {
  feature: Feature<R>;
  name: keyof R & string;
  useParams: () => Record<string, string | undefined>;
}) {
  return <FeaturePage feature={feature} name={name} params={useParams() as Record<string, string>} />;
}

/** Page of a feature that matches `host.location`, or `fallback`; for hosts without route objects. */
export function FeatureOutlet<R extends Routes>({
  feature,
  fallback = null,
}: {
  feature: Feature<R>;
  fallback?: ReactNode;
}) {
  const { location, basePaths } = useFeatureHost();
  const base = basePaths?.[feature.id] ?? feature.basePath;
  for (const name of namesOf(feature)) {
    const route = feature.routes[name] as RouteDef;
    const path = joinPath(base, route.path);
    const params = matchPath(path, location.pathname);
    if (params) return <FeaturePage feature={feature} name={name} params={params} />;
    if (route.alsoAt?.some((also) => matchPath(joinPath(base, also), location.pathname))) return <Redirect to={path} />;
  }
  return <>{fallback}</>;
}

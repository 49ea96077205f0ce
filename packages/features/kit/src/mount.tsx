'use client';
import type { ReactElement, ReactNode } from 'react';
import type { Feature, RouteDef, Routes } from './defineFeature';
import { useFeatureHost } from './FeatureHost';
import { FeaturePage } from './FeaturePage';
import { joinPath, matchPath } from './path';

export interface FeatureRouteObject {
  id: string;
  /** Absolute, with the host's base path. */
  path: string;
  caseSensitive: false;
  route: RouteDef;
  element: ReactElement;
}

/**
 * Plain route objects, as React Router 6, 7 and 8 take them. `useParams` is the router's own hook, so that the kit needs
 * no router.
 */
export function toRouteObjects<R extends Routes>(
  feature: Feature<R>,
  options: { useParams: () => Record<string, string | undefined>; basePath?: string },
): FeatureRouteObject[] {
  return (Object.keys(feature.routes) as (keyof R & string)[]).map((name) => ({
    id: `${feature.id}.${name}`,
    path: joinPath(options.basePath ?? feature.basePath, (feature.routes[name] as RouteDef).path),
    caseSensitive: false,
    route: feature.routes[name] as RouteDef,
    element: <RoutedPage feature={feature} name={name} useParams={options.useParams} />,
  }));
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

/** For hosts without route objects: renders the page that fits `host.location`, or `fallback`. */
export function FeatureOutlet<R extends Routes>({
  feature,
  fallback = null,
}: {
  feature: Feature<R>;
  fallback?: ReactNode;
}) {
  const { location, basePaths } = useFeatureHost();
  const base = basePaths?.[feature.id] ?? feature.basePath;
  for (const name of Object.keys(feature.routes) as (keyof R & string)[]) {
    const params = matchPath(joinPath(base, (feature.routes[name] as RouteDef).path), location.pathname);
    if (params) return <FeaturePage feature={feature} name={name} params={params} />;
  }
  return <>{fallback}</>;
}

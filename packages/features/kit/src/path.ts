import type { Feature, Params, Routes } from './defineFeature';

/** Path parts joined by single slashes; the result starts with one and does not end with one. */
export function joinPath(...parts: string[]): string {
  const path = parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/');
  return `/${path}`;
}

/**
 * Parameters, decoded, when `pathname` matches `path`; null when it does not, or a parameter is no valid
 * percent-encoding. Letter case is ignored in fixed parts.
 */
export function matchPath(path: string, pathname: string): Record<string, string> | null {
  const expected = joinPath(path).split('/');
  const actual = joinPath(pathname).split('/');
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':')) {
      const decoded = decode(value);
      if (decoded === null) return null;
      params[part.slice(1)] = decoded;
    } else if (part.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

type HrefArgs<R extends Routes, K extends keyof R> = keyof Params<R[K]['path']> extends never
  ? [params?: undefined, query?: string]
  : [params: Params<R[K]['path']>, query?: string];

/** Address of a page. `basePath` is the host's choice; wrong or missing parameters are compile errors. */
export function hrefOf<R extends Routes, K extends keyof R & string>(
  feature: Pick<Feature<R>, 'basePath' | 'routes'>,
  basePath: string | undefined,
  name: K,
  ...[params, query]: HrefArgs<R, K>
): string {
  const path = (feature.routes[name]?.path ?? '').replace(/:([A-Za-z]\w*)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[key] ?? ''),
  );
  return joinPath(basePath ?? feature.basePath, path) + (query ? `?${query.replace(/^\?/, '')}` : '');
}

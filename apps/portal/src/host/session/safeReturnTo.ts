/** Secrets that may stand in an address; none of them goes into another. */
const secrets = ['token', 'userCode', 'secret', 'ssotoken'];

/**
 * Path inside this portal that `value` names, or `/`. Never another origin, whatever the browser makes of slashes,
 * backslashes, dots or control characters (threat S3); never sign-in itself.
 */
export function safeReturnTo(value: string | null, origin: string): string {
  if (!value?.startsWith('/')) return '/';
  const url = parse(value, origin);
  if (url?.origin !== origin) return '/';
  const path = url.pathname + url.search + url.hash;
  // `/.//evil.test` becomes `//evil.test` only when it is parsed, so the result is looked at as well.
  if (parse(path, origin)?.origin !== origin || /^\/login\/?$/i.test(url.pathname)) return '/';
  return path;
}

/** Address of sign-in with the place to return to, without secrets in its query; plain /login for the home page. */
export function loginHref({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const query = new URLSearchParams(search);
  for (const name of secrets) query.delete(name);
  const here = pathname + (query.size > 0 ? `?${query}` : '') + hash;
  return here === '/' ? '/login' : `/login?${new URLSearchParams({ returnTo: here })}`;
}

function parse(value: string, origin: string): URL | null {
  try {
    return new URL(value, origin);
  } catch {
    return null;
  }
}

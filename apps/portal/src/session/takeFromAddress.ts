/** A bearer token as RFC 6750 spells it; anything else never was one of ours. */
const bearer = /^[\w.~+/-]{8,4096}=*$/;

export interface TakenFromAddress {
  /** The token of `?token=`; undefined when the address names none, null when what it names cannot be one. */
  token: string | null | undefined;
  /** Path, query and hash without it; everything else letter by letter as it was. */
  rest: string;
}

/** Specification §2: a query parameter `token` on any page is read as an auth token. */
export function takeFromAddress({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): TakenFromAddress {
  const token = new URLSearchParams(search).get('token');
  if (token === null) return { token: undefined, rest: pathname + search + hash };
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => !new URLSearchParams(part).has('token'))
    .join('&');
  // A path such as //evil.test would be another origin to `replaceState`.
  const path = pathname.replace(/^\/{2,}/, '/');
  return { token: bearer.test(token) ? token : null, rest: path + (others && `?${others}`) + hash };
}

/** A bearer token as RFC 6750 spells it; anything else never was one of ours. */
const bearer = /^[\w.~+/-]{8,4096}=*$/;

export interface TakenFromAddress {
  /** Token of `?token=`; undefined without that parameter, null when its value cannot be a token. */
  token: string | null | undefined;
  /** Path, query and hash without the token; the rest is unchanged, letter by letter. */
  rest: string;
}

/** Token of an address, which signs its user in on any page (specification §2), and the address without it. */
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

const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// Stands for our own origin, so that one parser, the browser's own, decides what leaves it: backslashes, tabs and
// `//host` included.
const inApp = 'https://in-app.invalid';

export interface SafeUrl {
  href: string;
  /** Host of the address; null inside the product, and for mail and telephone. */
  host: string | null;
}

const ownOrigin = () => (typeof location === 'undefined' ? null : location.origin);

function parse(address: string): URL | null {
  try {
    return new URL(address, inApp);
  } catch {
    return null;
  }
}

/** Allowed address of a model's link: http, https, mailto, tel, or a path or anchor of the product; null for any other. */
export function safeUrl(address: string): SafeUrl | null {
  const url = parse(address);
  if (!url || !protocols.has(url.protocol)) return null;
  if (url.origin === inApp)
    return { href: address.startsWith('#') ? url.hash : url.pathname + url.search + url.hash, host: null };
  const isOutside = url.protocol.startsWith('http') && url.origin !== ownOrigin();
  return { href: url.href, host: isOutside ? url.host : null };
}

/**
 * Address of an image of our own origin; null for any other: a request elsewhere would tell its server what the answer
 * says.
 */
export function ownImage(address: string): string | null {
  const url = safeUrl(address);
  return url && url.host === null && /^(https?:|\/)/.test(url.href) ? url.href : null;
}

/**
 * `FeatureHost.leave`: opens another product's address. Addresses come from servers, so only http and https ones are
 * opened.
 */
export function leave(url: string, location: Pick<Location, 'assign' | 'href'>): void {
  if (!URL.canParse(url, location.href)) return;
  const target = new URL(url, location.href);
  if (target.protocol === 'https:' || target.protocol === 'http:') location.assign(target.href);
}

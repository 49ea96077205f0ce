/** FeatureHost.leave: addresses come from servers, so one that would run as a script goes nowhere. */
export function leave(url: string, location: Pick<Location, 'assign' | 'href'>): void {
  if (!URL.canParse(url, location.href)) return;
  const target = new URL(url, location.href);
  if (target.protocol === 'https:' || target.protocol === 'http:') location.assign(target.href);
}

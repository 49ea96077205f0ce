/** Address of a link if it is a path or an anchor here, http, https, mailto or tel; undefined for any other, such as javascript. */
export function safeLink(url: string): string | undefined {
  if (/^(\/(?![/\\])|#)/.test(url)) return url;
  try {
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(url).protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

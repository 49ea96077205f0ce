/** Address of a link if it only opens a page; undefined for any other. */
export function safeLink(url: string): string | undefined {
  if (/^(\/(?![/\\])|#)/.test(url)) return url;
  try {
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(url).protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Where a link of an answer may lead; undefined for anything that could do more than open a page. */
export function safeLink(url: string): string | undefined {
  if (/^(\/(?![/\\])|#)/.test(url)) return url;
  try {
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(url).protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

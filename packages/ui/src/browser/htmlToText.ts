/**
 * Visible text of HTML: parsed, not matched; blocks become lines, entities characters; scripts, styles and hidden
 * elements are left out. The parser is loaded on first use; it is no `DOMParser`, which Trusted Types forbid.
 */
export async function htmlToText(html: string): Promise<string> {
  const [{ fromHtml }, { toText }] = await Promise.all([import('hast-util-from-html'), import('hast-util-to-text')]);
  return toText(fromHtml(html, { fragment: true })).trim();
}

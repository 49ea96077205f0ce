/**
 * What a reader sees of HTML, as plain text: parsed, not matched; blocks become lines, entities characters; scripts, styles and
 * what is hidden are gone. The parser is fetched when it is first needed. It is no `DOMParser`, which Trusted Types forbid.
 */
export async function htmlToText(html: string): Promise<string> {
  const [{ fromHtml }, { toText }] = await Promise.all([import('hast-util-from-html'), import('hast-util-to-text')]);
  return toText(fromHtml(html, { fragment: true })).trim();
}

/**
 * Content of a text file, in UTF-8 or, as older Chinese programs write, GB 18030; null when it is neither. Text has no
 * NUL.
 */
export function readText(content: Uint8Array): string | null {
  if (content.includes(0)) return null;
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(content);
    } catch {
      // The next one, or none.
    }
  }
  return null;
}

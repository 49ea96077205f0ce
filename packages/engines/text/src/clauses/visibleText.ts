/** Characters of a source that a reader sees, without white space: `parseClauses` must keep all of them. */
export function visibleText(source: string): string {
  return source
    .replace(/[\u200B\uFEFF]/g, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => !(line.startsWith('<!--') && line.endsWith('-->')))
    .map((line) => line.replace(/^#+/, ''))
    .join('')
    .replace(/\s+/g, '');
}

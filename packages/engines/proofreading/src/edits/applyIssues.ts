import type { Issue } from '../model/Issue';

/** Issue with the suggestion that was accepted; an edit by hand has the same fields. */
export type Accepted = Pick<Issue, 'from' | 'to' | 'original'> & { replacement: string };

/**
 * Text after the accepted suggestions, whose offsets are of this text: one block, or a whole text.
 *
 * @throws RangeError when the text is no longer the one that the issues are from, or two of them overlap
 */
export function applyIssues(text: string, accepted: readonly Accepted[]): string {
  let changed = '';
  let at = 0;
  for (const { from, to, original, replacement } of [...accepted].sort((a, b) => a.from - b.from)) {
    if (from < at || text.slice(from, to) !== original)
      throw new RangeError(`文字已经改动，第${from}至${to}个字符不再是“${original}”`);
    changed += text.slice(at, from) + replacement;
    at = to;
  }
  return changed + text.slice(at);
}

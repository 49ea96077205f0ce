import type { Issue } from '../model/Issue';

/** An issue with the suggestion that was taken. */
export type Accepted = Pick<Issue, 'from' | 'to' | 'original'> & { replacement: string };

/**
 * The text of one block with the accepted suggestions in it.
 *
 * @throws when the text is no longer what the issues were found in, or two of them overlap.
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

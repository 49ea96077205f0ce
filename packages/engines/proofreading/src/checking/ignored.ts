import type { Issue } from '../model/Issue';
import type { Ignored } from '../model/options';

const around = 6;

/** The characters around an issue: the same issue stays ignored when its paragraph moves. */
export const contextOf = (text: string, { from, to }: Pick<Issue, 'from' | 'to'>): string =>
  `${text.slice(Math.max(0, from - around), from)}|${text.slice(to, to + around)}`;

export function isIgnored(issue: Issue, text: string, ignored: readonly Ignored[]): boolean {
  return ignored.some(
    ({ ruleId, original, context }) =>
      ruleId === issue.ruleId &&
      (original === undefined || original === issue.original) &&
      (context === undefined || context === contextOf(text, issue)),
  );
}

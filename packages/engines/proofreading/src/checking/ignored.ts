import type { Issue } from '../model/Issue';
import type { Ignored } from '../model/options';

const around = 6;

/** Six characters before and six after an issue, by which it stays ignored when its paragraph moves. */
export const contextOf = (text: string, { from, to }: Pick<Issue, 'from' | 'to'>): string =>
  `${text.slice(Math.max(0, from - around), from)}|${text.slice(to, to + around)}`;

/** Whether an issue is ignored. @param context the result of `contextOf` for it */
export const isIgnored = (
  issue: Pick<Issue, 'ruleId' | 'original'>,
  context: string,
  ignored: readonly Ignored[],
): boolean =>
  ignored.some(
    (one) =>
      one.ruleId === issue.ruleId &&
      (one.original === undefined || one.original === issue.original) &&
      (one.context === undefined || one.context === context),
  );

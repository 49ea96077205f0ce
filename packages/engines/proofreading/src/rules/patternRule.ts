import type { BlockRule, Finding, RuleInfo } from '../model/Rule';

/** Match of a pattern in the plain text of a block, with its offset (`at`) and that text (`block`). */
export type Match = RegExpExecArray & { at: number; block: string };

type Judged = Omit<Finding, 'from' | 'to'> & { from?: number; to?: number };

/**
 * Rule by a regular expression; `judge` returns null for a match that is right. Unless it returns a range, the issue is
 * the whole match.
 */
export function patternRule(info: RuleInfo, pattern: RegExp, judge: (match: Match) => Judged | null): BlockRule {
  return {
    ...info,
    *find({ plain }) {
      for (const match of plain.matchAll(pattern)) {
        const judged = judge(Object.assign(match, { at: match.index, block: plain }) as Match);
        if (judged) yield { from: match.index, to: match.index + match[0].length, ...judged };
      }
    },
  };
}

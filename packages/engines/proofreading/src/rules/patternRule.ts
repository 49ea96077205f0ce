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
    find({ plain }) {
      const findings: Finding[] = [];
      // Not matchAll: that copies the pattern for every block, which takes longer than to read most of them.
      pattern.lastIndex = 0;
      for (let match = pattern.exec(plain); match; match = pattern.exec(plain)) {
        const [{ length }] = match;
        const judged = judge(Object.assign(match, { at: match.index, block: plain }));
        if (judged) findings.push({ from: match.index, to: match.index + length, ...judged });
        if (length === 0) pattern.lastIndex += 1;
      }
      return findings;
    },
  };
}

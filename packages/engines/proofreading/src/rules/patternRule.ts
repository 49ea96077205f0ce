import type { BlockRule, Finding, RuleInfo } from '../model/Rule';

/** A match of a pattern in the plain text of a block. */
export type Match = RegExpExecArray & { at: number; block: string };

type Judged = Omit<Finding, 'from' | 'to'> & { from?: number; to?: number };

/**
 * A rule that a regular expression finds; `judge` says what a match means, null when it is right. Unless it says otherwise, the
 * issue is the whole match.
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

import type { Issue, Severity } from '../model/Issue';

const weight: Record<Severity, number> = { error: 2, suggestion: 1, review: 0 };

/** Precision to the nearest tenth: what is closer than that is chance. */
const trust = ({ precision }: Issue): number => Math.round((precision ?? 0) * 10);

/** Which of two issues that touch the same characters a reader should see: the more trusted one, then the graver, then the longer. */
function compare(a: Issue, b: Issue): number {
  return (
    trust(b) - trust(a) ||
    weight[b.severity] - weight[a.severity] ||
    b.to - b.from - (a.to - a.from) ||
    a.from - b.from ||
    (a.ruleId < b.ruleId ? -1 : 1)
  );
}

/**
 * Issues of a block in the order of the text, without overlaps: of two at one place stays the more precise class, then
 * the graver, then the longer issue.
 */
export function withoutOverlaps(issues: readonly Issue[]): Issue[] {
  if (issues.length < 2) return [...issues];
  const kept: Issue[] = [];
  for (const issue of [...issues].sort(compare))
    if (!kept.some(({ from, to }) => issue.from < to && issue.to > from)) kept.push(issue);
  return kept.sort((a, b) => a.from - b.from);
}

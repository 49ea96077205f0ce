import type { Issue, RuleClass, Severity } from '../model/Issue';

/** Length of a text: its characters without spaces and line breaks, its paragraphs and cells that are not empty. */
export function sizeOf(text: string): { characters: number; paragraphs: number } {
  const written = text.split(/[\n\t]/).map((block) => block.replace(/\s+/g, '').length);
  return {
    characters: written.reduce((total, length) => total + length, 0),
    paragraphs: written.filter((length) => length > 0).length,
  };
}

/** Numbers of issues: `byClass` has only classes with issues, the largest first. */
export interface IssueCounts {
  bySeverity: Record<Severity, number>;
  byClass: readonly { class: RuleClass; count: number }[];
}

export function countIssues(issues: readonly Pick<Issue, 'class' | 'severity'>[]): IssueCounts {
  const bySeverity: Record<Severity, number> = { error: 0, suggestion: 0, review: 0 };
  const counts = new Map<RuleClass, number>();
  for (const issue of issues) {
    bySeverity[issue.severity] += 1;
    counts.set(issue.class, (counts.get(issue.class) ?? 0) + 1);
  }
  return {
    bySeverity,
    byClass: [...counts].map(([name, count]) => ({ class: name, count })).sort((a, b) => b.count - a.count),
  };
}

import type { Issue, RuleClass, Severity } from '../model/Issue';
import type { Block } from '../model/options';

export interface ProofreadStatistics {
  /** Number of characters without spaces and line breaks. */
  characters: number;
  paragraphs: number;
  bySeverity: Record<Severity, number>;
  /** Numbers of issues by class; only classes with issues, the largest first. */
  byClass: readonly { class: RuleClass; count: number }[];
}

export function statisticsOf(blocks: readonly Block[], issues: readonly Issue[]): ProofreadStatistics {
  const bySeverity: Record<Severity, number> = { error: 0, suggestion: 0, review: 0 };
  const counts = new Map<RuleClass, number>();
  for (const issue of issues) {
    bySeverity[issue.severity] += 1;
    counts.set(issue.class, (counts.get(issue.class) ?? 0) + 1);
  }
  const written = blocks.map(({ text }) => text.replace(/\s+/g, '').length);
  return {
    characters: written.reduce((total, length) => total + length, 0),
    paragraphs: written.filter((length) => length > 0).length,
    bySeverity,
    byClass: [...counts].map(([name, count]) => ({ class: name, count })).sort((a, b) => b.count - a.count),
  };
}

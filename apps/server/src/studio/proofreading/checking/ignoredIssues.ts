import { contextOf, type Ignored, isIgnored } from '@hengce/proofreading';
import type { PlacedIssue } from './readAll';

/**
 * Whether one of the user's ignored entries applies to an issue of a text: its rule, and each of its other fields that is
 * given.
 */
export function isIgnoredAt(text: string, issue: PlacedIssue, ignored: readonly Ignored[]): boolean {
  const own = ignored.filter(({ ruleId }) => ruleId === issue.ruleId);
  if (own.length === 0) return false;
  // The context is that of the paragraph or cell.
  const start = Math.max(text.lastIndexOf('\n', issue.from - 1), text.lastIndexOf('\t', issue.from - 1)) + 1;
  const rest = text.slice(start);
  const end = rest.search(/[\n\t]/);
  const block = end < 0 ? rest : rest.slice(0, end);
  const context = contextOf(block, { from: issue.from - start, to: issue.to - start });
  return isIgnored(issue, context, own);
}

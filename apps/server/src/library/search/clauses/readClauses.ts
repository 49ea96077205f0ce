import type { IndexState } from '../policyIndex/IndexState';
import type { ClauseSpan } from '../policyIndex/policyText';
import { groupsOf, rootOf } from './clauseGroups';

/** Clauses of a document as they are searched, each below its title and heading. */
export function readClauses(state: IndexState, document: number): { clauseId: string; text: string }[] {
  const { policy, spans } = state.readHead(document);
  const text = state.readText(document);
  return groupsOf(spans).map(({ spans: [first], heading, start, end }) => ({
    clauseId: rootOf((first as ClauseSpan).id),
    text: [policy.title, text.slice(heading.start, heading.end), text.slice(start, end)]
      .filter((part) => part !== '')
      .join('\n'),
  }));
}

import type { IndexState } from '../policyIndex/IndexState';
import { groupsOf, rootOf } from './clauseGroups';

/** Clauses of a document as they are searched, each below its title and heading. */
export function readClauses(state: IndexState, document: number): { clauseId: string; text: string }[] {
  const { policy, spans } = state.readHead(document);
  const text = state.readText(document);
  return groupsOf(spans, text).flatMap(({ spans: [first], heading, start, end }) =>
    first === undefined
      ? []
      : [
          {
            clauseId: rootOf(first.id),
            text: [policy.title, heading, text.slice(start, end)].filter((part) => part !== '').join('\n'),
          },
        ],
  );
}

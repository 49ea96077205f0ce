import type { IndexState } from '../policyIndex/IndexState';
import { groupsOf, rootOf } from './clauseGroups';

/** The clauses of a document as questions find them, each with its title and heading above it. */
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

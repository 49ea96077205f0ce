import type { PolicyMatch } from '@hengce/api';
import type { Policy, PolicyStatus } from '../../shared/model/types';

const usable: readonly PolicyStatus[] = ['in_force', 'unverified'];

/**
 * The items that 申报事项 has: of a document that holds, with conditions. Where the server has judged it, it says whether they are
 * there; before that a call for applications is left out, because its policy stands for it.
 */
export function startableItems(
  { items, status, relations }: Pick<Policy, 'items' | 'status' | 'relations'>,
  match: Pick<PolicyMatch, 'scope'> | undefined,
): Policy['items'] {
  const isThere = match
    ? match.scope !== 'unreadable'
    : usable.includes(status) && !relations.some(({ kind }) => kind === 'notice_of');
  return isThere ? items.filter(({ conditions }) => conditions.length > 0) : [];
}

import type { PolicyMatch } from '@hengce/api';
import type { Policy, PolicyStatus } from '../../shared/model/types';

const usable: readonly PolicyStatus[] = ['in_force', 'unverified'];

/**
 * Items that are in 申报事项: those with conditions, of a document in force or unverified. Once the server has judged
 * the policy, its scope decides; before that a notice has none, because its policy stands for it.
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

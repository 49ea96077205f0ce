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

/** Whether nobody files for what a policy gives, as its 申报时间 says: 免申即享，常年兑付; 汇算清缴时随纳税申报享受. */
export const isWithoutFiling = ({ keyFacts }: Pick<Policy, 'keyFacts'>): boolean =>
  keyFacts.some(({ label, value }) => /^申报时间$/.test(label) && /免申即享|随.*申报享受/.test(value));

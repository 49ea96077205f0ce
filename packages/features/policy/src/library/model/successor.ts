import type { Policy, PolicyRef } from '../../shared/model/types';
import { isOver } from './validity';

/**
 * Document that replaces a policy out of force: the one that it names, else the version in force. Null while the policy
 * is in force, and where the library has none.
 */
export function successorOf({
  id,
  status,
  relations,
  versions,
}: Pick<Policy, 'id' | 'status' | 'relations' | 'versions'>): Pick<PolicyRef, 'id' | 'title'> | null {
  if (!isOver({ status })) return null;
  const named = relations.find(({ kind }) => kind === 'superseded_by');
  return named?.policy ?? versions.find((version) => version.status === 'in_force' && version.id !== id) ?? null;
}

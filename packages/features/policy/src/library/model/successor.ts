import type { Policy, PolicyRef } from '../../shared/model/types';
import { isOver } from './validity';

/** What is to be read instead of a policy that is no longer in force; null when it is, or when the library does not know. */
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

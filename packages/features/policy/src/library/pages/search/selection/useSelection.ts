import { useState } from 'react';
import { maxCompared } from '../../../../shared/model/compared';
import type { PolicySummary } from '../../../../shared/model/types';

export type SelectedPolicy = Pick<PolicySummary, 'id' | 'title'>;

/** Ticked policies, across pages and searches, in the order of ticking. */
export interface Selection {
  policies: readonly SelectedPolicy[];
  isFull: boolean;
  has(id: string): boolean;
  toggle(policy: SelectedPolicy): void;
  clear(): void;
}

/** Ticked policies, for as long as the page is open. */
export function useSelection(): Selection {
  const [policies, setPolicies] = useState<readonly SelectedPolicy[]>([]);
  const has = (id: string) => policies.some((policy) => policy.id === id);
  return {
    policies,
    isFull: policies.length >= maxCompared,
    has,
    toggle: ({ id, title }) =>
      setPolicies(has(id) ? policies.filter((policy) => policy.id !== id) : [...policies, { id, title }]),
    clear: () => setPolicies([]),
  };
}

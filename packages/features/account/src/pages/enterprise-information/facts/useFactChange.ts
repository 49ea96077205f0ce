import type { FactSheet, FactValue } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { factKeys, factQueries } from '../../../data/facts';
import { withValue } from '../../../model/factValue';

/**
 * Function to call after a fact changed: a saved or removed value is in the cached facts at once; counts and gaps
 * follow with the next fetch.
 */
export function useFactChange(enterpriseId: string) {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  return useCallback(
    (change?: { key: string } & ({ value: FactValue } | { removed: FactValue })) => {
      const { queryKey } = factQueries(api).sheet(enterpriseId);
      if (change) {
        const edit = (values: readonly FactValue[]) =>
          'value' in change
            ? withValue(values, change.value)
            : values.filter(({ factId }) => factId !== change.removed.factId);
        client.setQueryData(queryKey, (sheet) => sheet && withValues(sheet, change.key, edit));
      }
      for (const queryKey of factKeys) void client.invalidateQueries({ queryKey });
    },
    [api, client, enterpriseId],
  );
}

const withValues = (sheet: FactSheet, key: string, edit: (values: readonly FactValue[]) => FactValue[]): FactSheet => ({
  ...sheet,
  groups: sheet.groups.map((group) => ({
    ...group,
    facts: group.facts.map((fact) => (fact.key === key ? { ...fact, values: edit(fact.values) } : fact)),
  })),
});

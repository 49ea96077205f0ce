import type { FactSheet, FactValue } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { factKeys, factQueries } from '../../data/facts';

/** Puts a saved value into the sheet at once; what follows from it (counts, gaps) comes with the next reading. */
export function useFactChange(enterpriseId: string) {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  return useCallback(
    (change?: { key: string; value: FactValue }) => {
      const { queryKey } = factQueries(api).sheet(enterpriseId);
      if (change) client.setQueryData(queryKey, (sheet) => sheet && withValue(sheet, change.key, change.value));
      for (const queryKey of factKeys) void client.invalidateQueries({ queryKey });
    },
    [api, client, enterpriseId],
  );
}

function withValue(sheet: FactSheet, key: string, value: FactValue): FactSheet {
  return {
    ...sheet,
    groups: sheet.groups.map((group) => ({
      ...group,
      facts: group.facts.map((fact) =>
        fact.key !== key
          ? fact
          : {
              ...fact,
              values: [
                value,
                ...fact.values
                  .filter((other) => other.period !== value.period || other.source !== value.source)
                  .map((other) => (other.period === value.period ? { ...other, isChosen: false } : other)),
              ],
            },
      ),
    })),
  };
}

import type { FactSheet } from '@hengce/api';
import { toCsv } from '@hengce/feature-kit';
import { type FactWords, formatFact, periodsOf, valuesAt } from './factValue';

export type ImportFormat = 'csv' | 'json';

/** Format of pasted or uploaded facts: JSON if they begin with a bracket, else CSV, since pasted text has no file name. */
export const formatOf = (text: string): ImportFormat => (/^\s*\uFEFF?\s*[[{]/.test(text) ? 'json' : 'csv');

/** CSV with every fact and year and its chosen value (采用的值), to fill in and import; empty where there is none. */
export function factTemplate(sheet: FactSheet, head: readonly string[], words: FactWords): string {
  const rows = sheet.groups.flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      periodsOf(fact, sheet.years).map((period) => {
        const known = valuesAt(fact, period).find(({ isChosen }) => isChosen);
        const value = known ? formatFact(fact.type, known.value, fact.unit, words) : '';
        return [fact.label, period ?? '', value, known?.note ?? ''];
      }),
    ),
  );
  return toCsv([head, ...rows]);
}

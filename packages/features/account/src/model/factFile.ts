import type { FactSheet } from '@hengce/api';
import { toCsv } from '@hengce/feature-kit';
import { type FactWords, formatFact, periodsOf, valuesAt } from './factValue';

export type ImportFormat = 'csv' | 'json';

/** Spreadsheets of Chinese Windows write GB 18030 unless told otherwise. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The format of pasted or uploaded facts, by its first sign, because people paste too. */
export const formatOf = (text: string): ImportFormat => (/^\s*\uFEFF?\s*[[{]/.test(text) ? 'json' : 'csv');

/** Every fact and year with the value that counts, to fill in and bring back. */
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

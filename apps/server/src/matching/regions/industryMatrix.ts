import type { MainComponents } from '@hengce/api/contract';
import { regionName } from '../../platform/vocabulary';
import { industryNames } from './industryTerms';
import type { Regional } from './regional';

type Matrix = MainComponents['schemas']['IndustryMatrix'];

/**
 * Number of policies by province and industry that they name. A section includes its divisions, and counts a policy
 * once.
 */
export function matrixOf(rows: readonly Regional[]): Pick<Matrix, 'regions' | 'rows' | 'unrestricted'> {
  const codes = [...new Set(rows.map(({ province }) => province))].sort();
  const column = new Map(codes.map((code, index) => [code, index]));
  const none = () => codes.map(() => 0);
  const counts = new Map<string, number[]>();
  const unrestricted = none();
  for (const { province, industries } of rows) {
    const at = column.get(province) as number;
    if (industries.length === 0) unrestricted[at] = (unrestricted[at] as number) + 1;
    for (const code of new Set(industries.flatMap((one) => [one.slice(0, 1), one]))) {
      const row = counts.get(code) ?? none();
      row[at] = (row[at] as number) + 1;
      counts.set(code, row);
    }
  }
  return {
    regions: codes.map((code) => ({ code, name: regionName(code) })),
    rows: [...industryNames].flatMap(([code, name]) => {
      const row = counts.get(code);
      return row ? [{ code, name, total: row.reduce((sum, one) => sum + one, 0), counts: row }] : [];
    }),
    unrestricted,
  };
}

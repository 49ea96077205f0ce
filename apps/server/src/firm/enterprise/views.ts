import type { MainComponents } from '@hengce/api/contract';
import { type FactDef, factDefs, factGroupNames, factGroups, factSourceNames } from '@hengce/rules';
import { inShanghai } from '@hengce/text';
import type { Coverage } from './coverage';
import type { EnterpriseRow, FactRow } from './repository';

type S = MainComponents['schemas'];

/** The last three full financial years, the newest first. */
export function fullYears(now: Date): number[] {
  const year = inShanghai(now).getUTCFullYear();
  return [year - 1, year - 2, year - 3];
}

export const toFactValue = (row: FactRow): S['FactValue'] => ({
  factId: String(row.id),
  period: row.period === '' ? null : row.period,
  value: JSON.parse(row.value) as string | number | boolean,
  source: row.source,
  sourceName: factSourceNames[row.source],
  confidence: row.evidence_file_id === null ? 'stated' : 'evidenced',
  isChosen: row.is_chosen,
  evidence:
    row.evidence_name === null
      ? null
      : { fileName: row.evidence_name, size: row.evidence_size ?? 1, isKept: row.evidence_file_id !== null },
  note: row.note,
  recordedAt: row.recorded_at.toISOString(),
  supersededAt: row.superseded_at?.toISOString() ?? null,
});

const isFilled = (def: FactDef, rows: readonly FactRow[], newestYear: string): boolean =>
  rows.some((row) => row.key === def.key && row.is_chosen && (def.period === 'none' || row.period === newestYear));

/** Enterprise as reports and declarations name it. */
export const subjectOf = ({ id, name, region_name: regionName, is_sample: isSample }: EnterpriseRow) => ({
  id,
  name,
  regionName,
  isSample,
});

export function toEnterprise(row: EnterpriseRow, facts: readonly FactRow[], now: Date): S['Enterprise'] {
  const newestYear = String(fullYears(now)[0]);
  return {
    id: row.id,
    name: row.name,
    uscc: row.uscc,
    regionCode: row.region_code,
    regionName: row.region_name,
    industryCode: row.industry_code,
    establishedAt: row.established_at,
    isSample: row.is_sample,
    isCurrent: row.is_current,
    filled: factDefs.filter((def) => isFilled(def, facts, newestYear)).length,
    total: factDefs.length,
  };
}

export function toFactSheet(
  row: EnterpriseRow,
  facts: readonly FactRow[],
  coverage: Coverage,
  now: Date,
): S['FactSheet'] {
  const years = fullYears(now);
  const newestYear = String(years[0]);
  return {
    enterprise: toEnterprise(row, facts, now),
    years,
    coverage: coverage.summary(),
    groups: factGroups.map((group) => {
      const defs = factDefs.filter((def) => def.group === group);
      return {
        group,
        groupName: factGroupNames[group],
        filled: defs.filter((def) => isFilled(def, facts, newestYear)).length,
        total: defs.length,
        facts: defs.map(({ key, label, type, unit, period, options, evidenceKinds, help }) => ({
          key,
          label,
          type,
          unit,
          period,
          options: [...options],
          evidenceKinds: [...evidenceKinds],
          help,
          ...coverage.of(key),
          values: facts.filter((fact) => fact.key === key).map(toFactValue),
        })),
      };
    }),
  };
}

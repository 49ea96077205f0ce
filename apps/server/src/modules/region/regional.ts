import type { MainComponents } from '@hengce/api/contract';
import type { Day } from '../policy/dates';
import type { PolicyRecord } from '../policy/PolicyRecord';
import { nationCode } from '../policy/regions';
import type { VersionRow } from '../policy/repository';
import { idsInForce } from '../policy/requirements';

type S = MainComponents['schemas'];
type Item = PolicyRecord['items'][number];

export interface RegionalRow extends VersionRow {
  familyId: string;
  regionCode: string;
  themes: readonly string[];
  provenance: PolicyRecord['source']['provenance'];
  /** How many papers it asks for; 0 where it names none. */
  materials: number;
  items: Pick<Item, 'id' | 'name' | 'support' | 'amount' | 'amountRule'>[];
}

/** A policy below the nation that holds, as far as regions are compared by it. */
export interface Regional extends Pick<RegionalRow, 'id' | 'title' | 'themes' | 'materials' | 'items'> {
  /** Of its province, whatever lies between. */
  province: string;
  isSample: boolean;
  /** 2026-11 of its publication. */
  month: string | null;
}

/** What regions are compared by: every policy below the nation that holds on a day. */
export function regionalOf(rows: readonly RegionalRow[], day: Day): Regional[] {
  const valid = idsInForce(rows, day, ['in_force', 'unverified']);
  return rows
    .filter(({ id, regionCode }) => valid.has(id) && regionCode !== nationCode)
    .map(({ id, title, themes, materials, items, regionCode, provenance, publishedAt }) => ({
      id,
      title,
      themes,
      materials,
      items,
      province: `${regionCode.slice(0, 2)}0000`,
      isSample: provenance === 'sample',
      month: publishedAt?.slice(0, 7) ?? null,
    }));
}

/** Real policies and samples are never counted together unless one asks for it. */
export const isOf = (source: S['ComparedSource'], isSample: boolean): boolean =>
  source === 'all' || (source === 'sample') === isSample;

/** The last twelve months, the one of the day included: 2025-12 to 2026-11. */
export function lastMonths(day: string): string[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const month = last - 11 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

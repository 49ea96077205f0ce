import type { MainComponents } from '@hengce/api/contract';
import type { Day } from '@hengce/text';
import type { PolicyRecord, RegionalRow } from '../../library/records';
import { idsInForce } from '../../library/records';
import { nationCode, provinceOf } from '../../platform/vocabulary';
import { industriesIn } from './industryTerms';

type S = MainComponents['schemas'];
type Item = PolicyRecord['items'][number];

/** An item, with what regions are compared by. */
export interface RegionalItem extends Pick<Item, 'id' | 'name' | 'support' | 'amount'> {
  /** Codes of the industries that the item, its conditions or the title of its policy name; an item without any is for all industries. */
  industries: readonly string[];
}

/** A policy in force below the national level, with what regions are compared by. */
export interface Regional
  extends Pick<
    RegionalRow,
    | 'id'
    | 'title'
    | 'docNo'
    | 'issuers'
    | 'regionCode'
    | 'publishedAt'
    | 'effectiveTo'
    | 'themes'
    | 'materials'
    | 'provenance'
  > {
  /** Code of the province that it belongs to. */
  province: string;
  isSample: boolean;
  /** Month of publication, such as 2026-11. */
  month: string | null;
  items: readonly RegionalItem[];
  /** Codes of the industries that its title or any of its items names. */
  industries: readonly string[];
}

/** Policies below the national level that are in force on a day, the newest first. */
export function regionalOf(rows: readonly RegionalRow[], day: Day): Regional[] {
  const valid = idsInForce(rows, day, ['in_force', 'unverified']);
  return rows
    .filter(({ id, regionCode }) => valid.has(id) && regionCode !== nationCode)
    .map((row): Regional => {
      const ofTitle = industriesIn(row.title);
      const items = row.items.map(({ id, name, support, amount, conditions }) => {
        const own = conditions.flatMap(({ text }) => industriesIn(text));
        return { id, name, support, amount, industries: [...new Set([...ofTitle, ...industriesIn(name), ...own])] };
      });
      return {
        id: row.id,
        title: row.title,
        docNo: row.docNo,
        issuers: row.issuers,
        regionCode: row.regionCode,
        publishedAt: row.publishedAt,
        effectiveTo: row.effectiveTo,
        themes: row.themes,
        materials: row.materials,
        provenance: row.provenance,
        province: provinceOf(row.regionCode),
        isSample: row.provenance === 'sample',
        month: row.publishedAt?.slice(0, 7) ?? null,
        items,
        industries: [...new Set([...ofTitle, ...items.flatMap(({ industries }) => industries)])],
      };
    })
    .sort(byNewest);
}

function byNewest(a: Regional, b: Regional): number {
  const [left, right] = [a.publishedAt ?? '', b.publishedAt ?? ''];
  return left === right ? (a.id < b.id ? -1 : 1) : left < right ? 1 : -1;
}

/** Whether a policy belongs to a source. Real policies and samples are counted together only for `all`. */
export const isOf = (source: S['ComparedSource'], isSample: boolean): boolean =>
  source === 'all' || (source === 'sample') === isSample;

/** The twelve months up to that of a day (YYYY-MM-DD), such as 2025-12 to 2026-11. */
export function lastMonths(day: string): string[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const month = last - 11 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

import type { MainComponents } from '@hengce/api/contract';
import type { Day } from '@hengce/text';
import type { PolicyRecord, RegionalRow } from '../../library/records';
import { idsInForce } from '../../library/records';
import { nationCode, provinceOf } from '../../platform/vocabulary';
import { industriesIn } from './industryTerms';

type S = MainComponents['schemas'];
type Item = PolicyRecord['items'][number];

/** What a policy gives, as far as regions are compared by it. */
export interface RegionalItem extends Pick<Item, 'id' | 'name' | 'support' | 'amount'> {
  /** Codes of the industries that it or the title of its policy names; none is for all of them. */
  industries: readonly string[];
}

/** A policy below the nation that holds, as far as regions are compared by it. */
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
  /** Of its province, whatever lies between. */
  province: string;
  isSample: boolean;
  /** 2026-11 of its publication. */
  month: string | null;
  items: readonly RegionalItem[];
  /** Of its title and all of its items. */
  industries: readonly string[];
}

/** What regions are compared by: every policy below the nation that holds on a day, the newest first. */
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

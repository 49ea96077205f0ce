import type { MainComponents } from '@hengce/api/contract';
import { isWithin, provinceOf, regionName } from '../../platform/vocabulary';
import { keyOf } from './figures';
import { industryNames, isForIndustry } from './industryTerms';
import type { Regional, RegionalItem } from './regional';
import type { Shelf } from './shelf';

type S = MainComponents['schemas'];

/** The parameters of listRegionEntries. */
export interface EntriesInput {
  region?: readonly string[];
  theme?: string;
  department?: string;
  item?: string;
  /** Names this one or a part of it; `none` names no industry. */
  industry?: string;
  /** Is for this one. */
  suits?: string;
  support?: S['SupportKind'];
  /** 2026-11 */
  since?: string;
  isOpen?: boolean;
  source?: S['ComparedSource'];
  pageNum?: number;
  pageSize?: number;
}

/** The policies that are asked for, the newest first. */
export function entriesOf(shelf: Shelf, asked: EntriesInput, isOpen: (id: string) => boolean): readonly Regional[] {
  const { ofProvince, rows } = shelf.ofTheme(asked.theme);
  const [only, ...others] = new Set((asked.region ?? []).map(provinceOf));
  const near = only !== undefined && others.length === 0 ? ofProvince(only) : rows;
  return near.filter((policy) => isAsked(policy, asked, isOpen));
}

function isAsked(policy: Regional, asked: EntriesInput, isOpen: (id: string) => boolean): boolean {
  const { region, department, item, industry, suits, support, since } = asked;
  return (
    (region === undefined || region.length === 0 || region.some((code) => isWithin(policy.regionCode, code))) &&
    (department === undefined || policy.issuers.includes(department)) &&
    (since === undefined || (policy.month !== null && policy.month >= since)) &&
    (industry === undefined || names(policy.industries, industry)) &&
    ((item === undefined && suits === undefined && support === undefined) ||
      policy.items.some((one) => isAskedItem(one, asked))) &&
    (asked.isOpen !== true || isOpen(policy.id))
  );
}

/** Names the industry or a part of it. */
export const names = (codes: readonly string[], industry: string): boolean =>
  industry === 'none' ? codes.length === 0 : codes.some((code) => code.startsWith(industry));

const isAskedItem = (item: RegionalItem, { item: key, suits, support }: EntriesInput): boolean =>
  (support === undefined || item.support === support) &&
  (key === undefined || keyOf(item) === key) &&
  (suits === undefined || isForIndustry(item.industries, suits));

export function entryOf(policy: Regional, asked: EntriesInput, isOpen: (id: string) => boolean): S['RegionEntry'] {
  const { id, title, docNo, issuers, regionCode, publishedAt, effectiveTo, provenance, isSample } = policy;
  return {
    policyId: id,
    title,
    docNo,
    issuers: [...issuers],
    regionCode,
    regionName: regionName(regionCode),
    publishedAt,
    effectiveTo,
    provenance,
    isSample,
    isOpen: isOpen(id),
    industries: policy.industries.map((code) => ({ code, name: industryNames.get(code) ?? code })),
    items: policy.items
      .filter((item) => isAskedItem(item, asked))
      .map((item) => ({ id: item.id, name: item.name, support: item.support, amount: item.amount?.text ?? null })),
  };
}

/** What was asked for by code, in words. */
export function conditionsOf(
  { region = [], industry, suits, item }: EntriesInput,
  found: readonly Regional[],
): S['RegionEntryList']['conditions'] {
  const nameOf = (code: string) => industryNames.get(code) ?? code;
  return [
    ...region.map((value) => ({ key: 'region' as const, value, label: regionName(value) })),
    ...(industry === undefined
      ? []
      : [
          {
            key: 'industry' as const,
            value: industry,
            label: industry === 'none' ? '不限行业' : `写明${nameOf(industry)}`,
          },
        ]),
    ...(suits === undefined ? [] : [{ key: 'suits' as const, value: suits, label: `${nameOf(suits)}可用` }]),
    ...(item === undefined ? [] : [{ key: 'item' as const, value: item, label: itemName(item, found) }]),
  ];
}

function itemName(key: string, found: readonly Regional[]): string {
  for (const { items } of found) {
    const item = items.find((one) => keyOf(one) === key);
    if (item) return item.name;
  }
  return key.slice(key.indexOf('.') + 1);
}

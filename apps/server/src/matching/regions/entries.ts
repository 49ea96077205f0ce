import type { MainComponents } from '@hengce/api/contract';
import { isWithin, provinceOf, regionName } from '../../platform/vocabulary';
import { keyOf } from './figures';
import { industryNames, isForIndustry } from './industryTerms';
import type { PolicyGroups } from './policyGroups';
import type { Regional, RegionalItem } from './regional';

type S = MainComponents['schemas'];

/** The parameters of listRegionEntries. */
export interface EntriesInput {
  region?: readonly string[];
  /** GB/T 2260 code of a firm's region: only policies that apply there. */
  near?: string;
  theme?: string;
  department?: string;
  item?: string;
  /**
   * Code of an industry that the policy names, itself or by one of its divisions; `none` for policies that name none.
   */
  industry?: string;
  /** Code of an industry that can use an item. */
  suits?: string;
  support?: S['SupportKind'];
  /** First month of publication: 2026-11. */
  since?: string;
  isOpen?: boolean;
  source?: S['ComparedSource'];
  pageNum?: number;
  pageSize?: number;
}

/** Policies that meet the conditions of a query, the newest first. The caller applies `near`, the source and the paging. */
export function entriesOf(
  groups: PolicyGroups,
  asked: EntriesInput,
  isOpen: (id: string) => boolean,
): readonly Regional[] {
  const { ofProvince, rows } = groups.ofTheme(asked.theme);
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

/** Whether industry codes name an industry or a division of it; `none` asks for no code at all. */
export const names = (codes: readonly string[], industry: string): boolean =>
  industry === 'none' ? codes.length === 0 : codes.some((code) => code.startsWith(industry));

const isAskedItem = (item: RegionalItem, { item: key, suits, support }: EntriesInput): boolean =>
  (support === undefined || item.support === support) &&
  (key === undefined || keyOf(item) === key) &&
  (suits === undefined || isForIndustry(item.industries, suits));

/** A policy with those of its items that meet the query. */
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

/** Regions, industry and item of a query in words, so that a page needs no tables of codes. */
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

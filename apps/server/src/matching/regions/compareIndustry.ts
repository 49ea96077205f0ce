import type { MainComponents } from '@hengce/api/contract';
import { groupBy, regionName } from '../../platform/vocabulary';
import { names } from './entries';
import { awards, keyOf } from './figures';
import { industryNames, isForIndustry } from './industryTerms';
import { limitOf, type Offer, type PolicyGroups } from './policyGroups';

type Comparison = MainComponents['schemas']['IndustryComparison'];

// How many of each are listed.
const maxHeadlines = 5;
const maxGaps = 20;

interface RegionOffer extends Offer {
  code: string;
}

/**
 * Items of regions for one industry: those that name it, its section or its divisions, and those that name none (不限行业). At most 5 headlines
 * for a region and 20 gaps are listed.
 */
export function compareIndustry(
  groups: PolicyGroups,
  industry: string,
  codes: readonly string[],
  isOpen: (id: string) => boolean,
): Omit<Comparison, 'source' | 'asOf' | 'options'> {
  const offers = codes.flatMap((code) =>
    groups
      .ofProvince(code)
      .flatMap((policy) =>
        policy.items
          .filter(({ industries }) => isForIndustry(industries, industry))
          .map((item): RegionOffer => ({ code, policy, item })),
      ),
  );
  return {
    industry: { code: industry, name: industryNames.get(industry) ?? industry },
    regions: codes.map((code) => {
      const ofRegion = groups.ofProvince(code);
      const own = offers.filter((offer) => offer.code === code);
      const policies = [...new Set(own.map(({ policy }) => policy))];
      return {
        code,
        name: regionName(code),
        policies: ofRegion.length > 0 ? policies.length : null,
        named: ofRegion.filter(({ industries }) => names(industries, industry)).length,
        items: own.length,
        open: policies.filter(({ id }) => isOpen(id)).length,
      };
    }),
    supports: [...groupBy(offers, ({ item }) => item.support)]
      .map(([support, same]) => ({
        support,
        counts: codes.map((code) => same.filter((offer) => offer.code === code).length),
      }))
      .sort((a, b) => sum(b.counts) - sum(a.counts)),
    headlines: codes.flatMap((code) => headlinesOf(offers.filter((offer) => offer.code === code))),
    gaps: gapsOf(offers, codes),
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The items of a region with the highest limits; of equal ones those that name the industry come first. */
function headlinesOf(offers: readonly RegionOffer[]): Comparison['headlines'] {
  return offers
    .filter((offer) => awards.has(offer.item.support) && limitOf(offer) > 0)
    .sort((a, b) => limitOf(b) - limitOf(a) || b.item.industries.length - a.item.industries.length || byId(a, b))
    .slice(0, maxHeadlines)
    .map(({ code, policy, item }) => ({
      code,
      policyId: policy.id,
      title: policy.title,
      itemId: item.id,
      name: item.name,
      amount: item.amount?.text ?? '',
      isNamed: item.industries.length > 0,
    }));
}

const byId = (a: Offer, b: Offer) => (a.policy.id < b.policy.id ? -1 : a.policy.id > b.policy.id ? 1 : 0);

/** Items that some of the regions have and others lack, the most common first. Regions without any item are left out. */
function gapsOf(offers: readonly RegionOffer[], codes: readonly string[]): Comparison['gaps'] {
  const recorded = codes.filter((code) => offers.some((offer) => offer.code === code));
  return [...groupBy(offers, ({ item }) => keyOf(item))]
    .flatMap(([key, same]) => {
      const has = new Set(same.map(({ code }) => code));
      const lack = recorded.filter((code) => !has.has(code));
      const name = same[0]?.item.name ?? '';
      return lack.length > 0 ? [{ key, name, have: codes.filter((code) => has.has(code)), lack }] : [];
    })
    .sort((a, b) => b.have.length - a.have.length || (a.key < b.key ? -1 : 1))
    .slice(0, maxGaps);
}

import { isWithin, placesIn, reachesPlace, regionName } from '../../platform/vocabulary';
import type { Catalog } from './policyIndex/Catalog';

export interface SpokenPlace {
  code: string;
  name: string;
  /** Name as it was typed. */
  typed: string;
}

/** Names that begin with a place and are none: 上海合作组织, 深圳证券交易所. */
const noPlace = /^(?:市|省)?(?:证券|合作组织|交易所|航运|期货|银行|大学)/;

/**
 * Region of a query and the query without it; null for a query without one, or with several, which may be compared.
 * A second one inside the first (浙江宁波) is the region.
 */
export function placeIn(text: string): { place: SpokenPlace; rest: string } | null {
  const [found, other] = placesIn(text);
  if (found === undefined || (other !== undefined && !isWithin(other.code, found.code))) return null;
  const { code, end } = other ?? found;
  const after = text.slice(end).replace(/^[省市]/, '');
  if (noPlace.test(after)) return null;
  const rest = `${text.slice(0, found.start)} ${after}`;
  return { place: { code, name: regionName(code), typed: text.slice(found.start, end) }, rest };
}

/** Whether a document was issued by the region or inside it, or applies there from above. */
export const concerns = (catalog: Catalog, document: number, { code }: SpokenPlace): boolean => {
  const region = catalog.regionOf(document);
  return reachesPlace(region, code) || isWithin(region, code);
};

/** Factor for a document: 2 inside the region, 1.3 for its province, else 1. */
export const placeFactor = (catalog: Catalog, document: number, { code }: SpokenPlace): number => {
  const region = catalog.regionOf(document);
  if (isWithin(region, code)) return 2;
  return region.endsWith('0000') && region !== '000000' && isWithin(code, region) ? 1.3 : 1;
};

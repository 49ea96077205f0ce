import { isWithin, placesIn, reachesPlace, regionName } from '../../platform/vocabulary';
import type { Catalog } from './policyIndex/Catalog';

/** The region that a query speaks of. */
export interface SpokenPlace {
  code: string;
  name: string;
  /** As it was typed. */
  typed: string;
}

/** Names that begin with a place and are none: 上海合作组织, 深圳证券交易所. */
const noPlace = /^(?:市|省)?(?:证券|合作组织|交易所|航运|期货|银行|大学)/;

/** The place of a query and the query without it; null for one without a place, or with several, which may be compared. */
export function placeIn(text: string): { place: SpokenPlace; rest: string } | null {
  const [found, other] = placesIn(text);
  if (found === undefined || (other !== undefined && !isWithin(other.code, found.code))) return null;
  const { code, end } = other ?? found;
  const after = text.slice(end).replace(/^[省市]/, '');
  if (noPlace.test(after)) return null;
  const rest = `${text.slice(0, found.start)} ${after}`;
  return { place: { code, name: regionName(code), typed: text.slice(found.start, end) }, rest };
}

/** What the place issued, what is issued in it, and what reaches it from above. */
export const concerns = (catalog: Catalog, document: number, { code }: SpokenPlace): boolean => {
  const region = catalog.regionOf(document);
  return reachesPlace(region, code) || isWithin(region, code);
};

/** How much more its own documents count than those that only reach it. */
export const placeFactor = (catalog: Catalog, document: number, { code }: SpokenPlace): number => {
  const region = catalog.regionOf(document);
  if (isWithin(region, code)) return 2;
  return region.endsWith('0000') && region !== '000000' && isWithin(code, region) ? 1.3 : 1;
};

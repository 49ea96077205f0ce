// Region first: a list that a firm reads holds what applies in its place and says how much there is elsewhere, which is listed
// when the call leaves the place out. Every list asks this file.

import type { MainComponents } from '@hengce/api/contract';
import { isWithin, nationCode, provinceOf, regionName, regionParent, shortName } from './regions';

/** Parameters of a list that concern places; codes of GB/T 2260. */
interface AskedPlace {
  /** Region of the firm that reads. */
  near?: string | undefined;
  /** Chosen regions, wherever they are. */
  region?: string | readonly string[] | undefined;
}

/** Place in which the rows of a list must apply: the region of the reader's firm; null, for all rows, without one or where regions were chosen. */
export const placeToReach = ({ near, region = [] }: AskedPlace): string | null =>
  region.length === 0 ? (near ?? null) : null;

/** Whether policies of a region apply in a place: its own region, one above it, or the nation (GB/T 2260). */
export const reachesPlace = (region: string, place: string): boolean =>
  region === nationCode || isWithin(place, region);

/** Codes of the regions whose policies apply in a place: the nation, its province, its city and itself. */
export const regionsReaching = (place: string): string[] => [
  ...new Set([nationCode, provinceOf(place), `${place.slice(0, 4)}00`, place]),
];

/** Place that a list is limited to, with its name and the number of rows elsewhere that are left out; null for a list of all places. */
export const toldReach = (place: string | null, elsewhere: number): MainComponents['schemas']['Reach'] | null =>
  place === null ? null : { code: place, name: reachName(place), elsewhere };

/** Short names of the province and the city of a place, 浙江宁波; of the province alone where they are one, 上海. */
export function reachName(place: string): string {
  const province = shortName(regionName(provinceOf(place)));
  const city = regionName(place);
  return regionParent(place) === null || shortName(city) === province ? province : province + shortName(city);
}

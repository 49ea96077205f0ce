import { districtTable } from './districtTable';
import { regionTable } from './regionTable';

/** Code of the whole country. Not the root of the tree: choosing it means nationwide documents. */
export const nationCode = '000000';

const names = new Map<string, string>([[nationCode, '全国']]);
for (const entry of regionTable.trim().split(/\s+/)) names.set(entry.slice(0, 6), entry.slice(6));

/** Short and full names to codes; a short name that two regions share is left out. */
const codes = new Map<string, string | null>();
for (const [code, name] of names) {
  for (const spelling of new Set([name, shortName(name)])) {
    const known = codes.get(spelling);
    codes.set(spelling, known === undefined || known === code ? code : null);
  }
}
const longestName = Math.max(...[...codes.keys()].map(({ length }) => length));

/** Provinces, cities and the counties directly below provinces, each with its full name: 浙江省杭州市. */
export const provincesAndCities: readonly { code: string; name: string }[] = [...names.keys()]
  .filter((code) => code !== nationCode)
  .map((code) => ({ code, name: placeOf(code) }));

/** Provinces, cities, districts and counties with full names (浙江省宁波市海曙区), where firms are; sorted by code. */
export const places: readonly { code: string; name: string }[] = [
  ...provincesAndCities,
  ...districtTable
    .trim()
    .split(/\s+/)
    .map((entry) => ({ code: entry.slice(0, 6), name: `${placeOf(entry.slice(0, 6))}${entry.slice(6)}` })),
].sort((a, b) => (a.code < b.code ? -1 : 1));

/** Full name of a region, 浙江省杭州市; of a district, that of its city; empty for an unknown province. */
export function placeOf(code: string): string {
  const [parent, name] = [regionParent(code), names.get(code) ?? ''];
  return `${parent === null ? '' : placeOf(parent)}${name}`;
}

/** Name of a region; of a district or county that is not in the table, that of the city or province above; else the code. */
export function regionName(code: string): string {
  for (let known: string | null = code; known !== null; known = regionParent(known)) {
    const name = names.get(known);
    if (name !== undefined) return name;
  }
  return code;
}

/** Code of the region above, a city or a province; null for provinces and the whole country. */
export function regionParent(code: string): string | null {
  if (code === nationCode || code.endsWith('0000')) return null;
  const city = `${code.slice(0, 4)}00`;
  if (city !== code && names.has(city)) return city;
  const province = `${code.slice(0, 2)}0000`;
  return names.has(province) ? province : null;
}

/** Code of the province of a region; of the whole country its own. */
export const provinceOf = (code: string): string => `${code.slice(0, 2)}0000`;

/** Whether a region is another or lies in it. Only the whole country itself is within the whole country. */
export function isWithin(code: string, ancestor: string): boolean {
  if (code === ancestor) return true;
  if (ancestor === nationCode) return false;
  if (ancestor.endsWith('0000')) return code.startsWith(ancestor.slice(0, 2));
  return ancestor.endsWith('00') && code.startsWith(ancestor.slice(0, 4));
}

/** Code of a full or short name (上海, 上海市, 新乡); null when unknown or shared by two regions. */
export function regionCodeOf(name: string): string | null {
  return codes.get(name.trim()) ?? null;
}

/** Code of the region that a title begins with (德州市优化营商环境条例), by full name only; null for none. */
export function leadingRegion(text: string): string | null {
  for (let length = Math.min(longestName, text.length); length >= 3; length--) {
    const name = text.slice(0, length);
    const code = codes.get(name);
    if (code && names.get(code) === name) return code;
  }
  return null;
}

/** Short names of places that mean something else in most texts; their full names are places still. */
const otherwiseMeant = new Set([
  '新星',
  '东方',
  '大同',
  '安康',
  '日照',
  '长治',
  '双河',
  '三明',
  '海东',
  '通化',
  '保山',
]);

interface NamedPlace {
  code: string;
  start: number;
  end: number;
}

/**
 * Regions that a text names, with their UTF-16 offsets; of names at one place the longest. Left out: short names that two
 * regions share or that mostly mean something else (东方, 日照), and the whole country.
 */
export function placesIn(text: string): NamedPlace[] {
  const found: NamedPlace[] = [];
  for (let at = 0; at < text.length; at++) {
    for (let length = Math.min(longestName, text.length - at); length >= 2; length--) {
      const name = text.slice(at, at + length);
      const code = codes.get(name);
      if (code == null || code === nationCode || otherwiseMeant.has(name)) continue;
      found.push({ code, start: at, end: at + length });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Codes of the regions that a text names (placesIn), without repeats. */
export const regionCodesIn = (text: string): string[] => [...new Set(placesIn(text).map(({ code }) => code))];

/** Name of a region without its rank: 浙江, 宁波, 内蒙古; unchanged where one character would be left. */
export function shortName(name: string): string {
  const short = name.replace(/(?:维吾尔|壮族|回族)?自治区$|特别行政区$|省$|市$|地区$|盟$/, '');
  return short.length >= 2 ? short : name;
}

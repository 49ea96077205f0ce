import { provincesAndCities, regionName } from '../../platform/vocabulary';

/** Name for comparison: NFKC in upper case, without the spaces, brackets and punctuation that lists print differently. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s()[\]{}〔〕【】·•.,，。、“”"'-]/g, '')
    .toUpperCase();

const legalForms = /(?:集团)?(?:有限责任公司|股份有限公司|有限公司|公司|合伙企业(?:有限合伙|普通合伙)?|厂)$/;
const shortRegions = new Set(
  provincesAndCities
    .map(({ code }) => regionName(code))
    .flatMap((name) => [name, name.replace(/(?:维吾尔|壮族|回族)?自治区$|省$|市$|地区$|盟$/, '')])
    .filter(({ length }) => length >= 2),
);
const longest = Math.max(...[...shortRegions].map(({ length }) => length));
/** A core of fewer characters names a trade rather than a firm. */
const minCore = 4;

/**
 * Name for comparison without region and legal form: firms with the same core may be one, or two. The whole name where
 * fewer than four characters are left.
 */
export function nameCore(name: string): string {
  const key = nameKey(name).replace('示例', '') || nameKey(name);
  const bare = key.replace(legalForms, '');
  const core = withoutRegion(bare);
  return core.length >= minCore ? core : key;
}

function withoutRegion(name: string): string {
  let rest = name;
  for (let levels = 0; levels < 2; levels += 1) {
    let length = Math.min(longest, rest.length);
    while (length >= 2 && !shortRegions.has(rest.slice(0, length))) length -= 1;
    if (length < 2) break;
    rest = rest.slice(length);
  }
  return rest;
}

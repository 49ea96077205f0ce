import type { MainComponents } from '@hengce/api/contract';
import { provinceOf, provincesAndCities, regionName } from '../../platform/vocabulary';

type Tier = MainComponents['schemas']['RegionTier'];

const municipalities = ['110000', '120000', '310000', '500000'];
const planned = ['210200', '330200', '350200', '370200', '440300'];
const subprovincial = [
  ...['210100', '220100', '230100', '320100', '330100', '370100', '420100', '440100', '510100', '610100'],
];
/** 台湾、香港、澳门, which have programmes of their own and are not compared. */
const excluded = ['710000', '810000', '820000'];

/** Chinese names of the tiers of regions. */
export const tierNames: Readonly<Record<Tier, string>> = {
  province: '省和自治区',
  municipality: '直辖市',
  planned: '计划单列市',
  subprovincial: '副省级省会',
  capital: '其他省会首府',
  prefecture: '其他地级',
};

/**
 * Region that a code counts towards in a comparison of tiers: the city of a county, the 直辖市 of a district; a province is
 * its own.
 */
export function peerOf(code: string): string {
  if (municipalities.includes(provinceOf(code))) return provinceOf(code);
  return code.endsWith('0000') ? code : `${code.slice(0, 4)}00`;
}

/** The tier of a province or city; null for 台湾, 香港 and 澳门, which are not compared. */
export function tierOf(code: string): Tier | null {
  if (excluded.includes(provinceOf(code))) return null;
  if (municipalities.includes(code)) return 'municipality';
  if (code.endsWith('0000')) return 'province';
  if (planned.includes(code)) return 'planned';
  if (subprovincial.includes(code)) return 'subprovincial';
  // The capital of a province has the code ending in 0100.
  return code.endsWith('0100') ? 'capital' : 'prefecture';
}

/** Regions of each tier, by code. Counties directly below a province belong to none. */
export const regionsOfTier: ReadonlyMap<Tier, readonly { code: string; name: string }[]> = new Map(
  (Object.keys(tierNames) as Tier[]).map((tier) => [
    tier,
    provincesAndCities
      .map(({ code }) => code)
      .filter((code) => code.endsWith('00') && !code.slice(2).startsWith('90') && peerOf(code) === code)
      .filter((code) => tierOf(code) === tier)
      .sort()
      .map((code) => ({ code, name: regionName(code) })),
  ]),
);

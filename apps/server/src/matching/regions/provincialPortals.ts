import { regionName } from '../../platform/vocabulary';

/** What stands between www. and .gov.cn in the address of each provincial government. */
const hosts: Readonly<Record<string, string>> = {
  '110000': 'beijing',
  '120000': 'tj',
  '130000': 'hebei',
  '140000': 'shanxi',
  '150000': 'nmg',
  '210000': 'ln',
  '220000': 'jl',
  '230000': 'hlj',
  '310000': 'shanghai',
  '320000': 'jiangsu',
  '330000': 'zj',
  '340000': 'ah',
  '350000': 'fujian',
  '360000': 'jiangxi',
  '370000': 'shandong',
  '410000': 'henan',
  '420000': 'hubei',
  '430000': 'hunan',
  '440000': 'gd',
  '450000': 'gxzf',
  '460000': 'hainan',
  '500000': 'cq',
  '510000': 'sc',
  '520000': 'guizhou',
  '530000': 'yn',
  '540000': 'xizang',
  '610000': 'shaanxi',
  '620000': 'gansu',
  '630000': 'qinghai',
  '640000': 'nx',
  '650000': 'xinjiang',
};

/** Portals of the 31 provincial governments on the mainland, built into the product. */
export const provincialPortals = Object.entries(hosts).map(([regionCode, host]) => ({
  path: regionName(regionCode),
  regionCode,
  name: `${regionName(regionCode)}人民政府`,
  url: `https://www.${host}.gov.cn/`,
}));

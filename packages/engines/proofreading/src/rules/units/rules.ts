import type { Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

const info = { class: 'unit', severity: 'error', fix: 'replace' } as const;

/** Old names of units, which stand for no other word behind a number. */
const old: Readonly<Record<string, string>> = {
  公分: '厘米',
  公尺: '米',
  公厘: '毫米',
  公升: '升',
  平米: '平方米',
  立方公尺: '立方米',
  平方公尺: '平方米',
  千瓦小时: '千瓦时',
  千瓦每小时: '千瓦时',
};
const symbols: Readonly<Record<string, string>> = {
  KM: 'km',
  Km: 'km',
  KG: 'kg',
  Kg: 'kg',
  CM: 'cm',
  MM: 'mm',
  KW: 'kW',
  Kw: 'kW',
  kw: 'kW',
  KWH: 'kW·h',
  KWh: 'kW·h',
  Kwh: 'kW·h',
  kwh: 'kW·h',
  kWh: 'kW·h',
  kWH: 'kW·h',
  KW·h: 'kW·h',
  KW·H: 'kW·h',
  kw·h: 'kW·h',
  MPA: 'MPa',
  Mpa: 'MPa',
  HZ: 'Hz',
  hz: 'Hz',
  KHz: 'kHz',
  KHZ: 'kHz',
  Mhz: 'MHz',
  KV: 'kV',
  Kv: 'kV',
  kv: 'kV',
  KVA: 'kV·A',
};
const bySize = (words: Readonly<Record<string, string>>) =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|');

export const unitRules: readonly Rule[] = [
  patternRule(
    { ...info, id: 'unit.old', title: '不用已经淘汰的单位名称', clause: 'GB 3100-1993' },
    new RegExp(`(?<=[\\d一二三四五六七八九十百千万亿两多余几])(?:${bySize(old)})`, 'g'),
    ([word]) => ({ suggestions: [old[word] as string], reason: `法定计量单位的名称是“${old[word]}”` }),
  ),
  patternRule(
    { ...info, id: 'unit.symbol', title: '单位符号的大小写', clause: 'GB 3100-1993（单位符号）' },
    new RegExp(`(?<=\\d\\s?)(?:${bySize(symbols)})(?![A-Za-z·\\d])`, 'g'),
    ([symbol]) => ({ suggestions: [symbols[symbol] as string], reason: `单位符号应写作“${symbols[symbol]}”` }),
  ),
  patternRule(
    { ...info, id: 'unit.power', title: '平方、立方用上标', clause: 'GB 3100-1993' },
    /(?<=\d\s?)(mm|cm|km|m)([23])(?![A-Za-z\d])/g,
    ([, base, power]) => ({
      suggestions: [`${base}${power === '2' ? '²' : '³'}`],
      reason: '平方、立方的指数用上标',
    }),
  ),
  patternRule(
    { ...info, id: 'unit.percentage-point', title: '百分点不带百分号', clause: 'GB 3101-1993' },
    /%(?=个?百分点)/g,
    () => ({ suggestions: [''], reason: '“百分点”前面写数字，不再写百分号' }),
  ),
  patternRule(
    {
      ...info,
      id: 'unit.jin',
      title: '市制单位',
      clause: '国务院关于在我国统一实行法定计量单位的命令（1984）',
      severity: 'suggestion',
      fix: 'none',
    },
    /(?<=[\d一二三四五六七八九十百千万两多余几])(?:市斤|市尺|市里|市两|英里|英尺|英寸|磅)(?!秤|礴)/g,
    ([word]) => ({ reason: `“${word}”不是法定计量单位，换算后用千克、米、千米等` }),
  ),
];

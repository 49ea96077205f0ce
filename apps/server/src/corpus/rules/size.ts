import type { FactKey } from '../../modules/enterprise/factDefs';
import type { Cond } from '../../modules/rules/rule';
import type { RuleSet } from '../../modules/rules/ruleSet';
import { SIZE_ROWS, type SizeRow } from '../national/sizeClasses';
import { all, any, compareTo, from, wanYuan, yearly } from './build';

const standard = from('n-sme-size-2011-300');

/** GB/T 4754 codes of each row (国统字〔2017〕213号). Railways (53), finance, education and health are in none. */
const codes: Readonly<Record<string, readonly string[]>> = {
  farming: ['A01', 'A02', 'A03', 'A04', 'A05'],
  industry: ['B', 'C', 'D'],
  construction: ['E'],
  wholesale: ['F51'],
  retail: ['F52'],
  transport: ['G54', 'G55', 'G56', 'G57', 'G58'],
  storage: ['G59'],
  post: ['G60'],
  lodging: ['H61'],
  catering: ['H62'],
  telecom: ['I63', 'I64'],
  software: ['I65'],
  'real-estate': ['K701'],
  property: ['K702'],
  leasing: ['L71', 'L72'],
  other: ['K703', 'K704', 'K709', 'M', 'N', 'O', 'Q85', 'R'],
};
const measures = [
  ['emp', 'workforce', '从业人员', '人以下'],
  ['rev', 'revenue', '营业收入', '万元以下'],
  ['asset', 'assets', '资产总额', '万元以下'],
] as const satisfies readonly (readonly [keyof SizeRow['large'], FactKey, string, string])[];

/** Below any of the bounds of the large ones, a firm is small or medium. */
function row({ id, industry, large }: SizeRow): Cond {
  const below = measures.flatMap(([measure, key, label, word]): Cond[] => {
    const limit = large[measure];
    if (limit === undefined) return [];
    const quote = standard(`rows.${id}`, `${label}${limit}${word}`);
    return measure === 'emp'
      ? [compareTo(`${id}-${measure}`, label, yearly(key), '<', String(limit), 'count', quote)]
      : [compareTo(`${id}-${measure}`, label, yearly(key), '<', wanYuan(limit), 'money', quote)];
  });
  return {
    k: 'when',
    id,
    title: industry,
    given: {
      k: 'in',
      id: `${id}-code`,
      title: `所属行业为${industry}`,
      fact: { key: 'industryCode' },
      values: codes[id] ?? [],
      isPrefix: true,
      quote: standard(`rows.${id}`, '的为中小微型企业'),
    },
    need: any(`${id}-below`, `${industry}的中小微型企业`, ...below),
  };
}

/** 工信部联企业〔2011〕300号. */
export const smeSize: RuleSet = {
  id: 'sme-size',
  title: '中小企业划型',
  policyId: 'n-sme-size-2011-300',
  itemId: 'size',
  validFrom: '2011-06-18',
  validTo: null,
  readings: ['“以下”不含本数；金融业另有标准，教育、卫生未列，不作判断'],
  condition: all('sme-size', '中小微型企业', ...SIZE_ROWS.map(row)),
};

import type { Cond } from '../../conditions/rule';
import type { FactKey } from '../../facts/factDefs';
import { all, any, attested, compareTo, from, wanYuan, yearly } from '../build';
import { SIZE_ROWS, type SizeRow } from './sizeClasses';

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

type Class = 'large' | 'medium';

/** Below any of the lower bounds of a class, a firm is in a smaller one. */
function below({ id, industry, ...row }: SizeRow, size: Class): Cond {
  const bounds = measures.flatMap(([measure, key, label, word]): Cond[] => {
    const limit = row[size][measure];
    if (limit === undefined) return [];
    const printed = size === 'large' ? word : word.replace('以下', '及以上');
    const quote = standard(`rows.${id}`, `${label}${limit}${printed}`);
    return measure === 'emp'
      ? [compareTo(`${id}-${measure}`, label, yearly(key), '<', String(limit), 'count', quote)]
      : [compareTo(`${id}-${measure}`, label, yearly(key), '<', wanYuan(limit), 'money', quote)];
  });
  return any(`${id}-below`, `${industry}的${size === 'large' ? '中小微型' : '小微型'}企业`, ...bounds);
}

/** What a row asks of the firms of its industry. */
const rowFor = (row: SizeRow, size: Class): Cond => ({
  k: 'when',
  id: row.id,
  title: row.industry,
  given: {
    k: 'in',
    id: `${row.id}-code`,
    title: `所属行业为${row.industry}`,
    fact: { key: 'industryCode' },
    values: codes[row.id] ?? [],
    isPrefix: true,
    quote: standard(`rows.${row.id}`, '的为中小微型企业'),
  },
  need: below(row, size),
});

/** Sections and divisions that the standard leaves out. */
const unlisted = ['G53', 'J', 'P', 'Q84', 'S', 'T'];
/** Codes too short to tell which row they are in; real estate is divided more finely than its division. */
const tooShort = ['F', 'F5', 'G', 'G5', 'G6', 'H', 'H6', 'I', 'I6', 'K', 'K7', 'K70', 'L', 'L7', 'Q', 'Q8'];

/**
 * Condition of being smaller than a class by 工信部联企业〔2011〕300号. For an industry that it does not list, or a code
 * too short to tell which, a person decides.
 */
export function smallerThan(size: Class): Cond {
  const quote = standard('rule', '划为中型或小型须同时达到所列各项下限');
  const code = (id: string, values: readonly string[], isPrefix: boolean): Cond => ({
    k: 'in',
    id,
    title: '所属行业不在300号之列',
    fact: { key: 'industryCode' },
    values,
    isPrefix,
    quote,
  });
  return all(
    `below-${size}`,
    size === 'large' ? '中型、小型或微型企业' : '小型或微型企业',
    ...SIZE_ROWS.map((row) => rowFor(row, size)),
    {
      k: 'when',
      id: 'unlisted',
      title: '300号没有列出的行业',
      given: any(
        'unlisted-code',
        '行业',
        code('unlisted-section', unlisted, true),
        code('short-code', tooShort, false),
      ),
      need: attested('unlisted-class', '按所属行业自己的划型标准属于这一类型', quote),
    },
  );
}

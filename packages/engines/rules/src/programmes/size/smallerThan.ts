import type { Cond } from '../../conditions/rule';
import type { FactKey } from '../../facts/factDefs';
import { all, any, attested, compareTo, from, wanYuan, yearly } from '../build';
import { mediumWords, SIZE_ROWS, type SizeRow } from './sizeClasses';

const standard = from('n-sme-size-2011-300');
const handling = standard('scope', '多式联运和运输代理业、装卸搬运');

/**
 * GB/T 4754 codes of each row (国统字〔2017〕213号, quoted in `scope` of the document): 装卸搬运 (G591) is transport and the rest
 * of G59 storage. Railways, finance, education, health and 自有房地产经营 (K704) are in none.
 */
const codes: Readonly<Record<string, readonly string[]>> = {
  farming: ['A01', 'A02', 'A03', 'A04', 'A05'],
  industry: ['B', 'C', 'D'],
  construction: ['E'],
  wholesale: ['F51'],
  retail: ['F52'],
  transport: ['G54', 'G55', 'G56', 'G57', 'G58', 'G591'],
  storage: ['G592', 'G593', 'G594', 'G595', 'G596', 'G599'],
  post: ['G60'],
  lodging: ['H61'],
  catering: ['H62'],
  telecom: ['I63', 'I64'],
  software: ['I65'],
  'real-estate': ['K701'],
  property: ['K702'],
  leasing: ['L71', 'L72'],
  other: ['K703', 'K709', 'M', 'N', 'O', 'Q85', 'R'],
};
const measures = [
  ['emp', 'workforce', '从业人员', '人以下'],
  ['rev', 'revenue', '营业收入', '万元以下'],
  ['asset', 'assets', '资产总额', '万元以下'],
] as const satisfies readonly (readonly [keyof SizeRow['large'], FactKey, string, string])[];

type Class = 'large' | 'medium';

/** Below any of the lower bounds of a class, a firm is in a smaller one; `within` makes the ids its own. */
function below(row: SizeRow, size: Class, within = row.id): Cond {
  const { id, industry } = row;
  const bounds = measures.flatMap(([measure, key, label, word]): Cond[] => {
    const limit = row[size][measure];
    if (limit === undefined) return [];
    const quote = standard(`rows.${id}`, size === 'large' ? `${label}${limit}${word}` : mediumWords(row));
    return measure === 'emp'
      ? [compareTo(`${within}-${measure}`, label, yearly(key), '<', String(limit), 'count', quote)]
      : [compareTo(`${within}-${measure}`, label, yearly(key), '<', wanYuan(limit), 'money', quote)];
  });
  return any(`${within}-below`, `${industry}的${size === 'large' ? '中小微型' : '小微型'}企业`, ...bounds);
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
const unlisted = ['G53', 'J', 'K704', 'P', 'Q84', 'S', 'T'];
/** Codes too short to tell which row they are in; real estate is divided more finely than its division. */
const tooShort = ['F', 'F5', 'G', 'G5', 'G6', 'H', 'H6', 'I', 'I6', 'K', 'K7', 'K70', 'L', 'L7', 'Q', 'Q8'];

/**
 * Condition of being smaller than a class by 工信部联企业〔2011〕300号. For an industry that it does not list, or a code
 * too short to tell which, a person decides.
 */
export function smallerThan(size: Class): Cond {
  const asks = size === 'large' ? '中型、小型或微型企业' : '小型或微型企业';
  const quote = standard('rule', '划为中型或小型须同时达到所列各项下限');
  const of = (id: string) => SIZE_ROWS.filter((row) => row.id === id).map((row) => below(row, size, `G59-${id}`));
  const code = (id: string, values: readonly string[], isPrefix: boolean): Cond => ({
    k: 'in',
    id,
    title: '所属行业不在300号之列',
    fact: { key: 'industryCode' },
    values,
    isPrefix,
    quote,
  });
  const parts: readonly Cond[] = [
    ...SIZE_ROWS.map((row) => rowFor(row, size)),
    {
      k: 'when',
      id: 'handling-or-storage',
      title: '装卸搬运和仓储业',
      given: code('G59', ['G59'], false),
      // The bounds of storage are the lower ones.
      need: any(
        'handling-or-storage-below',
        '仓储业，或者装卸搬运',
        ...of('storage'),
        all(
          'handling-below',
          '装卸搬运',
          ...of('transport'),
          attested('handling', '从事装卸搬运，按交通运输业划型', handling),
        ),
      ),
    },
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
      need: attested('unlisted-class', `按所属行业自己的划型标准属于${asks}`, quote),
    },
  ];
  return { k: 'all', id: `below-${size}`, title: '企业划型（按300号）', asks, of: parts };
}

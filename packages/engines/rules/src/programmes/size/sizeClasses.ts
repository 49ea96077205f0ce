/** Lower bounds of a class; revenue and assets in 万元, employees in persons. */
interface Bounds {
  emp?: number;
  rev?: number;
  asset?: number;
}

/** Lower bounds of one industry in 工信部联企业〔2011〕300号. A firm below any bound of a class is in a smaller one. */
export interface SizeRow {
  id: string;
  industry: string;
  /** Bounds from which on the firm is not an SME. */
  large: Bounds;
  medium: Bounds;
  small: Bounds;
}

const row = (id: string, industry: string, large: Bounds, medium: Bounds, small: Bounds): SizeRow => ({
  id,
  industry,
  large,
  medium,
  small,
});

export const SIZE_ROWS: readonly SizeRow[] = [
  row('farming', '农、林、牧、渔业', { rev: 20000 }, { rev: 500 }, { rev: 50 }),
  row('industry', '工业', { emp: 1000, rev: 40000 }, { emp: 300, rev: 2000 }, { emp: 20, rev: 300 }),
  row('construction', '建筑业', { rev: 80000, asset: 80000 }, { rev: 6000, asset: 5000 }, { rev: 300, asset: 300 }),
  row('wholesale', '批发业', { emp: 200, rev: 40000 }, { emp: 20, rev: 5000 }, { emp: 5, rev: 1000 }),
  row('retail', '零售业', { emp: 300, rev: 20000 }, { emp: 50, rev: 500 }, { emp: 10, rev: 100 }),
  row('transport', '交通运输业', { emp: 1000, rev: 30000 }, { emp: 300, rev: 3000 }, { emp: 20, rev: 200 }),
  row('storage', '仓储业', { emp: 200, rev: 30000 }, { emp: 100, rev: 1000 }, { emp: 20, rev: 100 }),
  row('post', '邮政业', { emp: 1000, rev: 30000 }, { emp: 300, rev: 2000 }, { emp: 20, rev: 100 }),
  row('lodging', '住宿业', { emp: 300, rev: 10000 }, { emp: 100, rev: 2000 }, { emp: 10, rev: 100 }),
  row('catering', '餐饮业', { emp: 300, rev: 10000 }, { emp: 100, rev: 2000 }, { emp: 10, rev: 100 }),
  row('telecom', '信息传输业', { emp: 2000, rev: 100000 }, { emp: 100, rev: 1000 }, { emp: 10, rev: 100 }),
  row('software', '软件和信息技术服务业', { emp: 300, rev: 10000 }, { emp: 100, rev: 1000 }, { emp: 10, rev: 50 }),
  row(
    'real-estate',
    '房地产开发经营',
    { rev: 200000, asset: 10000 },
    { rev: 1000, asset: 5000 },
    { rev: 100, asset: 2000 },
  ),
  row('property', '物业管理', { emp: 1000, rev: 5000 }, { emp: 300, rev: 1000 }, { emp: 100, rev: 500 }),
  row('leasing', '租赁和商务服务业', { emp: 300, asset: 120000 }, { emp: 100, asset: 8000 }, { emp: 10, asset: 100 }),
  row('other', '其他未列明行业', { emp: 300 }, { emp: 100 }, { emp: 10 }),
];

function parts({ emp, rev, asset }: Bounds, word: string): string[] {
  return [
    emp === undefined ? '' : `从业人员${emp}人${word}`,
    rev === undefined ? '' : `营业收入${rev}万元${word}`,
    asset === undefined ? '' : `资产总额${asset}万元${word}`,
  ].filter(Boolean);
}

/** Words by which a row says which firms are 中型. */
export const mediumWords = ({ medium }: SizeRow): string => `${parts(medium, '及以上').join('且')}的为中型企业`;

/** Sentence for a row; 及以上 includes the bound and 以下 does not (工信部联企业〔2011〕300号 says so itself). */
export function sizeSentence(row: SizeRow): string {
  const { large, small } = row;
  return [
    `${parts(large, '以下').join('或者')}的为中小微型企业。`,
    `其中，${mediumWords(row)}；`,
    `${parts(small, '及以上').join('且')}的为小型企业；`,
    `${parts(small, '以下').join('或者')}的为微型企业。`,
  ].join('');
}

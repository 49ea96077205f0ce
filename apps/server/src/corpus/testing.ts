import { parseDay } from '@hengce/text';
import { checkRecord } from '../library/import/checkRecord';
import { type Notice, noticesOf } from '../library/notices';
import { rowOf } from '../library/notices/testing';
import type { PolicyRecord } from '../library/records';
import { provincialNotices } from './programmes';

/** Provincial notices that ship with the product, as they stand on a day (YYYY-MM-DD). */
export const embeddedNotices = (day: string): Notice[] =>
  noticesOf(provincialNotices.map(rowOf), parseDay(day) as number);

/** Problems of one of our records: violations of the importer's rules and of the house style. */
export function recordProblems(record: PolicyRecord): string[] {
  const problems: string[] = [];
  const refusal = checkRecord(record);
  if (refusal !== null) problems.push(refusal);
  if (new Set(record.items.map((item) => item.id)).size < record.items.length) problems.push('item id twice');
  // A space between Han and Latin or digits is a typing habit that the house style forbids; 文号 of joint offices keep theirs.
  const texts = [
    record.title,
    record.summary ?? '',
    ...record.clauses.flatMap((clause) => [clause.heading, clause.text]),
  ];
  for (const text of texts)
    if (/[\u4e00-\u9fff] [A-Za-z0-9]|[A-Za-z0-9] [\u4e00-\u9fff]/.test(text)) problems.push(text);
  return problems;
}

/** The 22 theme classes of State Council documents. */
export const THEME_CLASSES = new Set([
  '国务院组织机构',
  '综合政务',
  '国民经济管理、国有资产监管',
  '财政、金融、审计',
  '国土资源、能源',
  '农业、林业、水利',
  '工业、交通',
  '商贸、海关、旅游',
  '市场监管、安全生产监管',
  '城乡建设、环境保护',
  '科技、教育',
  '文化、广电、新闻出版',
  '卫生、体育',
  '人口与计划生育、妇女儿童工作',
  '劳动、人事、监察',
  '公安、安全、司法',
  '民政、扶贫、救灾',
  '民族、宗教',
  '对外事务',
  '港澳台侨工作',
  '国防',
  '其他',
]);

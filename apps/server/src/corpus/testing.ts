import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { PolicyRecord } from '../modules/policy/PolicyRecord';

/** The words of the contract that a policy record already answers itself; the rest is computed when it is read. */
const FIELDS = [
  'id',
  'title',
  'docNo',
  'indexNo',
  'issuers',
  'level',
  'regionCode',
  'kind',
  'status',
  'statusNote',
  'themes',
  'writtenAt',
  'publishedAt',
  'effectiveFrom',
  'effectiveTo',
  'summary',
  'hasFullText',
  'clauses',
  'keyFacts',
  'items',
  'materials',
  'obligations',
  'milestones',
  'source',
] as const;

interface ContractDocument {
  components: { schemas: { Policy: { properties: Record<string, unknown> } } };
}

/** Checks a record against the properties of `Policy` in the contract; answers what is wrong. */
export function contractCheck(): (record: PolicyRecord) => ErrorObject[] {
  const document = JSON.parse(
    readFileSync(new URL('../contract/generated/main.json', import.meta.url), 'utf8'),
  ) as ContractDocument;
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document as object, 'main', undefined, false);
  const base = 'main#/components/schemas/Policy/properties';
  const validate = ajv.compile({
    type: 'object',
    required: [...FIELDS],
    properties: Object.fromEntries(FIELDS.map((field) => [field, { $ref: `${base}/${field}` }])),
  });
  return (record) => (validate(record) ? [] : (validate.errors ?? []));
}

/** What every source owes beyond the contract: ids, order and references inside one record. */
export function structureProblems(record: PolicyRecord): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { id, parentId, depth } of record.clauses) {
    if (!/^[a-z0-9.-]+$/.test(id)) problems.push(`clause id ${id}`);
    if (seen.has(id)) problems.push(`clause ${id} twice`);
    if (parentId !== null && !seen.has(parentId)) problems.push(`clause ${id} before its parent`);
    const parentDepth = record.clauses.find((clause) => clause.id === parentId)?.depth ?? -1;
    if (depth !== parentDepth + 1) problems.push(`clause ${id} at depth ${depth}`);
    seen.add(id);
  }
  const cited = [
    ...record.keyFacts.map((fact) => fact.clauseId),
    ...record.obligations.map((fact) => fact.clauseId),
    ...record.items.flatMap((item) => item.conditions.map((condition) => condition.clauseId)),
  ];
  for (const id of cited) if (id !== null && !seen.has(id)) problems.push(`no clause ${id}`);
  if (new Set(record.items.map((item) => item.id)).size < record.items.length) problems.push('item id twice');
  for (const { opensAt, closesAt, kind } of record.windows) {
    if (closesAt === null && kind !== 'rolling') problems.push('open end of a dated window');
    if (opensAt && closesAt && opensAt > closesAt) problems.push('window closes before it opens');
  }
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

/** The 22 theme classes of State Council documents (research/policy-domain.md §3.5). */
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

import { parseDay } from '@hengce/text';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { documents, typeName } from '../../platform/contract';
import type { PolicyRecord } from '../records';

/** Fields of a record that are fields of the contract's Policy, in its words. */
const shared = [
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
] as const satisfies readonly (keyof PolicyRecord)[];

const isoDate = { type: ['string', 'null'], format: 'date' };
const own = {
  familyId: { type: 'string', minLength: 1, maxLength: 100 },
  windows: {
    type: 'array',
    items: {
      type: 'object',
      required: ['opensAt', 'closesAt', 'kind'],
      properties: { opensAt: isoDate, closesAt: isoDate, kind: { enum: ['announced', 'extended', 'rolling', 'over'] } },
    },
  },
  intake: {
    type: 'object',
    required: ['deadlines', 'method', 'entry', 'contacts'],
    properties: {
      deadlines: {
        type: 'array',
        maxItems: 40,
        items: {
          type: 'object',
          required: ['kind', 'batch', 'day', 'time'],
          properties: {
            kind: { $ref: 'main#/components/schemas/NoticeDeadlineKind' },
            batch: { type: ['string', 'null'], maxLength: 40 },
            day: { type: 'string', format: 'date' },
            time: { type: ['string', 'null'], pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$' },
          },
        },
      },
      method: { type: ['string', 'null'], maxLength: 2000 },
      entry: {
        type: ['object', 'null'],
        required: ['name', 'url'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 200 },
          url: { type: ['string', 'null'], pattern: '^https?://', maxLength: 500 },
        },
      },
      contacts: {
        type: 'array',
        maxItems: 40,
        items: {
          type: 'object',
          required: ['org', 'phone'],
          properties: { org: { type: 'string', maxLength: 200 }, phone: { type: 'string', maxLength: 60 } },
        },
      },
    },
  },
  relations: {
    type: 'array',
    items: {
      type: 'object',
      required: ['kind', 'to'],
      properties: {
        kind: { $ref: 'main#/components/schemas/PolicyRelation/properties/kind' },
        to: { $ref: 'main#/components/schemas/PolicyId' },
      },
    },
  },
};

const validate = compile();

function compile() {
  const ajv = new Ajv2020({ strict: false, verbose: true });
  addFormats.default(ajv);
  ajv.addSchema(documents.main as object, 'main', undefined, false);
  const base = 'main#/components/schemas/Policy/properties';
  return ajv.compile({
    type: 'object',
    required: [...shared, ...Object.keys(own).filter((field) => field !== 'intake')],
    properties: { ...Object.fromEntries(shared.map((field) => [field, { $ref: `${base}/${field}` }])), ...own },
  });
}

/** Reason, in Chinese, why a record does not fit the contract; null when it does. */
export function checkRecord(record: PolicyRecord): string | null {
  const error = validate(record) ? undefined : validate.errors?.[0];
  return error ? reasonOf(error) : (checkClauses(record) ?? checkReferences(record) ?? checkWindows(record));
}

function reasonOf({ keyword, instancePath, params, data }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.');
  const now = typeof data === 'string' ? `，现在是“${data.slice(0, 40)}”` : '';
  switch (keyword) {
    case 'required':
      return `缺少字段${path === '' ? '' : `${path}.`}${params.missingProperty}`;
    case 'type':
      return `字段${path}应为${[params.type].flat().map(typeName).join('或')}`;
    case 'enum':
      return `字段${path}应为${params.allowedValues.join('、')}之一${now}`;
    case 'pattern':
    case 'format':
      return `字段${path}的格式不对${now}`;
    default:
      return `字段${path}不符合要求${now}`;
  }
}

function checkClauses({ clauses }: PolicyRecord): string | null {
  const depths = new Map<string, number>();
  for (const { id, parentId, depth } of clauses) {
    if (depths.has(id)) return `条款编号${id}重复`;
    const above = parentId === null ? -1 : depths.get(parentId);
    if (above === undefined) return `条款${id}排在上级${parentId}之前，或上级不存在`;
    if (depth !== above + 1) return `条款${id}的层级应是${above + 1}，现在是${depth}`;
    depths.set(id, depth);
  }
  return null;
}

function checkReferences({ clauses, keyFacts, obligations, items }: PolicyRecord): string | null {
  const ids = new Set(clauses.map(({ id }) => id));
  const cited = [...keyFacts, ...obligations, ...items.flatMap(({ conditions }) => conditions)];
  const missing = cited.find(({ clauseId }) => clauseId !== null && !ids.has(clauseId));
  return missing ? `引用的条款${missing.clauseId}不存在` : null;
}

function checkWindows({ windows }: PolicyRecord): string | null {
  for (const { opensAt, closesAt, kind } of windows) {
    if (closesAt === null && kind !== 'rolling' && kind !== 'over') return '申报窗口没有截止日期';
    if (kind === 'over' && (opensAt ?? closesAt) !== null) return '已截止而没有写日期的申报窗口不能带日期';
    if (opensAt !== null && closesAt !== null && (parseDay(opensAt) ?? 0) > (parseDay(closesAt) ?? 0))
      return '申报窗口的截止日期早于开始日期';
  }
  return null;
}

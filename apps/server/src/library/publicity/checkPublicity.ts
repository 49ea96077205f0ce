import { parseDay } from '@hengce/text';
import type { PublicityEntryRecord, PublicityRecord } from './PublicityRecord';

type Raw = Record<string, unknown>;
export type PublicityLine = PublicityRecord | PublicityEntryRecord;

const kinds = ['proposed', 'final', 'revoked', 'correction'];
const provenances = ['official_fulltext', 'official_metadata', 'curated', 'third_party', 'sample'];
const idPattern = /^[a-z0-9][a-z0-9-]{2,63}$/;

export const isPublicityLine = ({ type }: Raw): boolean => type === 'publicityList' || type === 'publicityEntry';

const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;
const isTextOrNull = (value: unknown, most: number): boolean => (value ?? null) === null || isText(value, most);

/**
 * Reads a line of a file.
 *
 * @returns the line, with missing fields as null, or the reason in Chinese why it is invalid.
 */
export function readPublicityLine(raw: Raw): PublicityLine | string {
  return raw.type === 'publicityList' ? readList(raw) : readEntry(raw);
}

function readList(raw: Raw): PublicityRecord | string {
  if (!idPattern.test(String(raw.id ?? ''))) return '字段id的格式不对';
  if (!isText(raw.title, 300)) return '缺少字段title，或超过300字';
  if (!isText(raw.issuer, 100)) return '缺少字段issuer，或超过100字';
  if (!/^\d{6}$/.test(String(raw.regionCode ?? ''))) return '字段regionCode应为6位行政区划代码';
  if (!kinds.includes(String(raw.kind))) return `字段kind应为${kinds.join('、')}之一`;
  const [from, to] = [parseDay(String(raw.from)), parseDay(String(raw.to))];
  if (from === null || to === null) return '字段from和to应为YYYY-MM-DD格式的日期';
  if (to < from) return '公示期的结束早于开始';
  if (!isTextOrNull(raw.docNo, 100) || !isTextOrNull(raw.objection, 2000))
    return '字段docNo或objection太长，或不是文字';
  for (const key of ['policyId', 'corrects'])
    if ((raw[key] ?? null) !== null && !idPattern.test(String(raw[key]))) return `字段${key}的格式不对`;
  const source = raw.source as Raw | undefined;
  if (typeof source !== 'object' || source === null || !isText(source.name, 200)) return '缺少字段source.name';
  if (!provenances.includes(String(source.provenance))) return `字段source.provenance应为${provenances.join('、')}之一`;
  if ((source.url ?? null) !== null && !/^https?:\/\//.test(String(source.url))) return '字段source.url应为网址';
  const field = <T>(value: unknown): T => (value ?? null) as T;
  return {
    type: 'publicityList',
    id: String(raw.id),
    title: String(raw.title),
    docNo: field(raw.docNo),
    issuer: String(raw.issuer),
    regionCode: String(raw.regionCode),
    kind: raw.kind as PublicityRecord['kind'],
    from: String(raw.from),
    to: String(raw.to),
    objection: field(raw.objection),
    policyId: field(raw.policyId),
    corrects: field(raw.corrects),
    source: {
      provenance: source.provenance as PublicityRecord['source']['provenance'],
      name: String(source.name),
      url: field(source.url),
      licence: field(source.licence),
      verifiedAt: field(source.verifiedAt),
      confidence: field(source.confidence),
      attribution: field(source.attribution),
    },
  };
}

function readEntry(raw: Raw): PublicityEntryRecord | string {
  if (!idPattern.test(String(raw.listId ?? ''))) return '字段listId的格式不对';
  const { seq, amountFen = null } = raw;
  if (!Number.isInteger(seq) || (seq as number) < 1 || (seq as number) > 2_000_000_000) return '字段seq应为正整数';
  if (!isText(raw.name, 200)) return '缺少字段name，或超过200字';
  if ((raw.uscc ?? null) !== null && !/^[0-9A-Z]{18}$/.test(String(raw.uscc))) return '字段uscc应为18位代码';
  if (!isTextOrNull(raw.project, 300) || !isTextOrNull(raw.industry, 100) || !isTextOrNull(raw.region, 60))
    return '字段project、industry或region太长，或不是文字';
  if (amountFen !== null && !(Number.isSafeInteger(amountFen) && (amountFen as number) >= 0))
    return '字段amountFen应为以分计的非负整数';
  const text = (value: unknown): string | null => ((value ?? null) === null ? null : String(value));
  return {
    type: 'publicityEntry',
    listId: String(raw.listId),
    seq: seq as number,
    name: String(raw.name).trim(),
    uscc: text(raw.uscc),
    project: text(raw.project),
    amountFen: amountFen as number | null,
    region: text(raw.region),
    industry: text(raw.industry),
  };
}

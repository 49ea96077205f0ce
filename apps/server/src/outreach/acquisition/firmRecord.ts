import {
  type FactDef,
  type FactNeed,
  type FactScalar,
  findFactByName,
  lacksUnit,
  parseFact,
  profileFields,
} from '@hengce/rules';
import { creditCodeProblem, creditCodeWords } from '@hengce/text';
import { unitOfColumn } from '../../firm/enterprise';
import { industries, regionCodeOf, regionName } from '../../platform/vocabulary';

export interface FirmFact {
  key: FactNeed;
  /** Financial year, or empty. */
  period: string;
  value: FactScalar;
}

/** Statement of one source about one firm. */
export interface FirmRecord {
  name: string;
  uscc: string | null;
  regionCode: string | null;
  facts: FirmFact[];
}

/** Row of a file: values by column title. */
export type FirmRow = readonly (readonly [title: string, value: FactScalar])[];

/** The day of the licence is read like a fact. */
const established: FactDef = {
  key: 'establishedAt',
  label: profileFields.establishedAt,
  group: 'entity',
  type: 'date',
  unit: null,
  period: 'none',
  options: [],
  evidenceKinds: [],
  help: '',
  mayBeNegative: false,
};

type Column =
  | { kind: 'name' | 'uscc' | 'region' | 'industry' }
  | { kind: 'fact'; def: FactDef; period: string; unit: string }
  | { kind: 'unused' };

const titles: Readonly<Record<string, Exclude<Column['kind'], 'fact' | 'unused'>>> = {
  name: 'name',
  名称: 'name',
  企业名称: 'name',
  uscc: 'uscc',
  统一社会信用代码: 'uscc',
  regionCode: 'region',
  地区: 'region',
  industryCode: 'industry',
  [profileFields.industryCode]: 'industry',
};

/** Meaning of a column of an import, by its title: 2025年营业收入(万元), revenue2025, 注册资本, uscc. */
export function columnOf(title: string): Column {
  const written = title.normalize('NFKC').trim();
  const name = written.replace(unitOfColumn, '');
  const unit = unitOfColumn.exec(written)?.[1] ?? '';
  const kind = Object.hasOwn(titles, name) ? titles[name] : undefined;
  if (kind !== undefined) return { kind };
  if (name === established.key || name === established.label)
    return { kind: 'fact', def: established, period: '', unit: '' };
  const found = /^(?:(\d{4})年?)?(.*?)(?:(\d{4})年?)?$/.exec(name);
  const def = findFactByName(found?.[2] ?? name);
  return def ? { kind: 'fact', def, period: found?.[1] ?? found?.[3] ?? '', unit } : { kind: 'unused' };
}

const mobile = /(?<![\dA-Za-z])(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/;
/** A number by which a person is reached is never kept, whatever it stands under. */
const looksPersonal = (value: FactScalar): boolean => mobile.test(String(value).normalize('NFKC'));
const isFigure = (column: Column): boolean =>
  column.kind === 'fact' && ['money', 'int', 'number', 'ratio'].includes(column.def.type);

/** Reads a row of an import. @returns the record, or the Chinese reason why it is invalid. */
export function readFirmRow(row: FirmRow): FirmRecord | string {
  const record: FirmRecord = { name: '', uscc: null, regionCode: null, facts: [] };
  for (const [title, value] of row) {
    const column = columnOf(title);
    if (!isFigure(column) && looksPersonal(value)) return `“${title}”里像是手机号，企业库不收个人联系方式`;
    if (column.kind === 'unused' || String(value).trim() === '') continue;
    const problem = take(record, column, value);
    if (problem !== null) return problem;
  }
  if (record.name === '') return '缺少企业名称';
  return record;
}

function take(record: FirmRecord, column: Exclude<Column, { kind: 'unused' }>, value: FactScalar): string | null {
  const text = String(value).normalize('NFKC').trim();
  switch (column.kind) {
    case 'name':
      record.name = String(value).trim();
      return record.name.length > 100 ? '企业名称超过100字' : null;
    case 'uscc': {
      const problem = creditCodeProblem(text.toUpperCase());
      record.uscc = text.toUpperCase();
      return problem && `统一社会信用代码${creditCodeWords(problem)}`;
    }
    case 'region':
      record.regionCode = /^\d{6}$/.test(text) ? text : regionCodeOf(text);
      return record.regionCode === null || regionName(record.regionCode) === record.regionCode
        ? `地区应为6位行政区划代码，或省、市的名称，现在是“${text.slice(0, 20)}”`
        : null;
    case 'industry': {
      const code = /^[A-T]\d{2,4}/.exec(text)?.[0] ?? '';
      if (!industries.some((industry) => code.startsWith(industry.code)))
        return `所属行业应为国民经济行业分类的代码（如C34），现在是“${text.slice(0, 20)}”`;
      record.facts.push({ key: 'industryCode', period: '', value: code });
      return null;
    }
    default:
      return takeFact(record, column, value);
  }
}

function takeFact(
  record: FirmRecord,
  { def, period, unit }: Extract<Column, { kind: 'fact' }>,
  value: FactScalar,
): string | null {
  if (def.period === 'year' && period === '') return `${def.label}要写明年度，如2025年${def.label}`;
  const withUnit = unit !== '' && typeof value === 'string' && lacksUnit(value) ? `${value.trim()}${unit}` : value;
  if (def.type === 'money' && lacksUnit(withUnit)) return `${def.label}没有写单位，如1286万元`;
  const parsed = parseFact(def, withUnit);
  if ('problem' in parsed) return parsed.problem;
  record.facts.push({
    key: def.key as FactNeed,
    period: def.period === 'year' ? period : '',
    value: parsed.value,
  });
  return null;
}

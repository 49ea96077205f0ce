import { exactAmount, lacksUnit as isBare, readAmount, readDay } from '@hengce/text';
import type { FactDef } from './factDefs';

export type FactScalar = string | number | boolean;
export type Parsed = { value: FactScalar } | { problem: string };

/** As the contract says for a single value; an import has no such rule of its own. */
const maxLength = 200;

/**
 * Value of a fact by its definition, or the problem with it as a Chinese sentence. A number of JSON is in the unit of
 * the value (分, parts of 1); text is read as a person writes it (1286万元, 23.9%).
 */
export function parseFact(def: FactDef, raw: FactScalar): Parsed {
  const shown = asTyped(def, raw);
  const wrong = (rule: string): Parsed => ({ problem: `${def.label}${rule}，现在是“${shown}”` });
  const text = typeof raw === 'string' ? raw.normalize('NFKC').trim() : null;
  if (text === '') return { problem: `请填写${def.label}` };
  switch (def.type) {
    case 'money':
      return readMoney(def, raw, text, wrong);
    case 'int': {
      const read = readInteger(raw, text);
      // No rank is not rank 0, which would be better than the first.
      if (def.unit === '名') return read?.value ? read : wrong('应为不小于1的整数，第一名填1');
      return read ?? wrong('应为不小于0的整数');
    }
    case 'number':
      return readNumber(raw, text) ?? wrong('应为不小于0、最多两位小数的数');
    case 'ratio':
      return readRatio(raw, text) ?? wrong('应为0到100%之间的比例');
    case 'date': {
      const day = readDay(text ?? '');
      if (day === null) return wrong('应为日期，如2018年5月3日');
      return day >= firstDay ? { value: day } : wrong('不早于1900年');
    }
    case 'bool':
      return readBoolean(raw, text) ?? wrong('应为是或否');
    case 'enum':
      return text !== null && def.options.includes(text) ? { value: text } : wrong(`应为${def.options.join('、')}之一`);
    default:
      if (text === null) return wrong('应为文字');
      if (text.length > maxLength) return { problem: `${def.label}最多${maxLength}字，现在是${text.length}字` };
      return { value: text };
  }
}

/** 1,000 billion yuan: far beyond any firm, and exact as a number. */
const maxFen = 100_000_000_000_000n;

function readMoney(def: FactDef, raw: FactScalar, text: string | null, wrong: (rule: string) => Parsed): Parsed {
  const fen = text === null ? fenOfNumber(raw) : readAmount(text);
  if (fen === null) return wrong('应为金额（如1286万元），最多精确到分');
  if (fen < 0n && !def.mayBeNegative) return wrong('不能是负数');
  return fen > maxFen || fen < -maxFen ? wrong('最多1万亿元，请核对单位') : { value: Number(fen) };
}

/** Value as a person would write it, for the sentence about a problem: JSON has 分 and parts of 1, which nobody types. */
function asTyped(def: FactDef, raw: FactScalar): string {
  const fen = def.type === 'money' ? fenOfNumber(raw) : null;
  if (fen !== null) return exactAmount(fen);
  if (def.type === 'ratio' && typeof raw === 'number') return `${Number((raw * 100).toFixed(6))}%`;
  return String(raw).slice(0, 20);
}

/**
 * Whether an amount has no unit, so that 1200 may be meant as 元 or as 万元. A number of JSON is in 分, and 0 is 0 in all
 * units.
 */
export const lacksUnit = (raw: FactScalar): boolean => typeof raw === 'string' && isBare(raw);

const fenOfNumber = (raw: FactScalar): bigint | null => (Number.isInteger(raw) ? BigInt(raw as number) : null);

// Adding 0 turns −0, which JSON cannot hold, into 0.
function readInteger(raw: FactScalar, text: string | null): { value: number } | null {
  const digits = text?.replaceAll(',', '').replace(/\s*[人件项年个家名]$/, '');
  const value = digits === undefined ? raw : /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e9
    ? { value: value + 0 }
    : null;
}

function readNumber(raw: FactScalar, text: string | null): Parsed | null {
  const digits = text?.replaceAll(',', '').replace(/\s*分$/, '');
  const value = digits === undefined ? raw : /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN;
  return typeof value === 'number' && value >= 0 && value < 1e9 && Number(value.toFixed(2)) === value
    ? { value: value + 0 }
    : null;
}

function readRatio(raw: FactScalar, text: string | null): Parsed | null {
  const found = text === null ? null : /^(\d{1,3}(?:\.\d{1,8})?)\s*(%?)$/.exec(text);
  const value =
    text === null ? raw : found === null ? Number.NaN : found[2] === '%' ? percent(found[1] ?? '') : Number(found[1]);
  return typeof value === 'number' && value >= 0 && value <= 1 ? { value: value + 0 } : null;
}

/** 23.9% is 0.239 and not 0.23899999999999996. */
const percent = (text: string): number => Number(`${text}e-2`);

function readBoolean(raw: FactScalar, text: string | null): Parsed | null {
  if (typeof raw === 'boolean') return { value: raw };
  if (text === '是' || text === '有' || text === 'true') return { value: true };
  return text === '否' || text === '无' || text === 'false' ? { value: false } : null;
}

/** Nothing that counts is older; 0202 is a year half typed. */
const firstDay = '1900-01-01';

import { chineseDate, creditCodeProblem, creditCodeWords, exactNumber } from '@hengce/text';
import type { FormValue } from './prefill';
import { rowsProblem } from './rows';
import type { FieldDef } from './schema';

/** Far above any firm's figures, and still exact as a JavaScript number. */
const maxNumber = 100_000_000_000_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Telephone numbers of China and other countries, with extensions; only what nobody could dial is refused. */
const phonePattern = /^\+?[\d\s()（）-]{7,20}((转|ext\.?|#|,|，)\s*\d{1,6})?$/i;

/**
 * Problem of a value for its field, as a sentence; null for one that can be stored. Length is not checked here: a text
 * too long is stored.
 */
export const problemOf = (field: FieldDef, value: FormValue, today: string): string | null =>
  kindProblem(field, value) ?? (isEmpty(value) ? null : meaningProblem(field, value, today));

/** A problem with what the value means, such as a wrong check digit. */
function meaningProblem({ label, kind, meaning }: FieldDef, value: FormValue, today: string): string | null {
  if (kind === 'money') return meaning !== 'signed' && Number(value) < 0 ? `${label}不能是负数` : null;
  const text = String(value).trim();
  switch (meaning) {
    case 'creditCode': {
      const problem = creditCodeProblem(text);
      return problem && `${label}${creditCodeWords(problem)}`;
    }
    case 'phone':
      return phonePattern.test(text) && /(\d\D*){7}/.test(text) ? null : `${label}应为能打通的电话，例如0571-88880000`;
    case 'past':
      return text > today ? `${label}不能晚于今天` : null;
    default:
      return null;
  }
}

function kindProblem(field: FieldDef, value: FormValue): string | null {
  const { label, kind, options } = field;
  if (value === null) return null;
  switch (kind) {
    case 'text':
    case 'longText':
      return typeof value === 'string' ? null : `${label}应为文字`;
    case 'date':
      return typeof value === 'string' && isDay(value) ? null : `${label}应为YYYY-MM-DD格式的日期`;
    case 'rows':
      return rowsProblem(field, value);
    case 'bool':
      return typeof value === 'boolean' ? null : `${label}应为是或否`;
    case 'enum':
      return typeof value === 'string' && options?.includes(value) ? null : `${label}请从选项中选`;
    default: {
      if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > maxNumber)
        return `${label}应为数字`;
      if (kind === 'ratio') return value >= 0 && value <= 1 ? null : `${label}应为0到100%之间的比例`;
      const isWhole = Number.isSafeInteger(value);
      if (kind === 'money') return isWhole ? null : `${label}最多精确到分`;
      return kind === 'int' && !(isWhole && value >= 0) ? `${label}应为不小于0的整数` : null;
    }
  }
}

function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export const isEmpty = (value: FormValue): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

export const lengthOf = (value: FormValue): number => (typeof value === 'string' ? [...value].length : 0);

/** Value as the exported form prints it, money in 万元 as in official forms; empty for null. */
export function valueText({ kind, unit }: Pick<FieldDef, 'kind' | 'unit'>, value: FormValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'string') return kind === 'date' ? chineseDate(value) : value;
  if (Array.isArray(value)) return `${value.length}行`;
  if (kind === 'money') return `${exactNumber(value / 1_000_000)}万元`;
  if (kind === 'ratio') return `${Number((value * 100).toFixed(4))}%`;
  return `${value}${unit ?? ''}`;
}

import type { ErrorObject } from 'ajv';
import { fieldLabels, ownLabels, secretFields } from './labels';

export interface FieldError {
  field: string;
  message: string;
}

/**
 * Chinese sentences about what Ajv found (with `verbose`), one per field: its first broken rule, then the present value,
 * which secret fields keep to themselves.
 */
export function describeErrors(errors: readonly ErrorObject[], operationId = ''): FieldError[] {
  const found = new Map<string, string>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (!found.has(field)) found.set(field, describe(error, field, ownLabels[operationId]?.[field] ?? labelOf(field)));
  }
  return [...found].map(([field, message]) => ({ field: field.slice(0, 64), message }));
}

export const labelOf = (field: string): string => fieldLabels[field] ?? `字段“${shown(field)}”`;

function fieldOf(error: ErrorObject): string {
  if (error.instancePath !== '') return error.instancePath.split('/')[1] ?? '';
  const params = error.params as { missingProperty?: string; additionalProperty?: string };
  return params.missingProperty ?? params.additionalProperty ?? '';
}

function describe(error: ErrorObject, field: string, label: string): string {
  const { keyword, data } = error;
  const params = error.params as Record<string, unknown>;
  const rule = (error.parentSchema ?? {}) as {
    minimum?: number;
    maximum?: number;
    minLength?: number;
    maxLength?: number;
  };
  switch (keyword) {
    case 'required':
      return `请填写${label}`;
    case 'minProperties':
      return '请至少填写一项';
    case 'additionalProperties':
      return `不认识的字段“${shown(field)}”`;
    case 'enum':
      return `${label}应为${(params.allowedValues as unknown[]).join('、')}之一，${now(field, data)}`;
    case 'type':
      return `${label}应为${typeName(String(params.type))}，${now(field, data)}`;
    case 'minimum':
    case 'maximum':
      return rule.minimum !== undefined && rule.maximum !== undefined
        ? `${label}应在${rule.minimum}到${rule.maximum}之间，${now(field, data)}`
        : `${label}${keyword === 'minimum' ? '最小' : '最大'}为${params.limit}，${now(field, data)}`;
    case 'minLength':
      if (String(data) === '') return `请填写${label}`;
      return `${lengthRule(label, rule)}，现在是${lengthOf(data)}位`;
    case 'maxLength':
      return `${lengthRule(label, rule)}，现在是${lengthOf(data)}${rule.minLength !== undefined && rule.minLength > 1 ? '位' : '个字'}`;
    case 'maxItems':
      return `${label}最多选${params.limit}项，现在是${(data as unknown[]).length}项`;
    case 'format':
      return `${label}应为YYYY-MM-DD格式的日期，${now(field, data)}`;
    case 'pattern':
      return (patternMessages[String(params.pattern)] ?? unknownPattern)(label, String(data), field);
    default:
      return `${label}不符合要求，请检查`;
  }
}

type PatternMessage = (label: string, value: string, field: string) => string;

const digits =
  (length: number): PatternMessage =>
  (label, value, field) => {
    if (value === '') return `请填写${label}`;
    if (/^\d+$/.test(value) || secretFields.has(field)) {
      const other = /^\d+$/.test(value) ? '' : '，含有不是数字的字符';
      return `${label}应为${length}位数字，现在是${value.length}位${other}`;
    }
    return `${label}应为${length}位数字，现在是“${shown(value)}”`;
  };

const letters: PatternMessage = (label, value, field) =>
  secretFields.has(field)
    ? `${label}格式不对，请重新获取`
    : `${label}只能用字母、数字和短横线，现在是“${shown(value)}”`;

const unknownPattern: PatternMessage = (label) => `${label}格式不对，请检查`;

/**
 * Sentences about a text that does not fit, by the pattern of the schema. contract.test.ts finds patterns of requests
 * without a sentence here.
 */
export const patternMessages: Readonly<Record<string, PatternMessage>> = {
  '^1[3-9]\\d{9}$': (label, value) => {
    if (value === '') return `请填写${label}`;
    if (/\s/.test(value)) return `${label}不能有空格，应为11位数字`;
    if (!/^\d+$/.test(value)) return `${label}只能是数字，现在是“${shown(value)}”`;
    if (value.length !== 11) return `${label}应为11位，现在是${value.length}位`;
    return `${label}应以13到19开头，现在以${value.slice(0, 2)}开头`;
  },
  '^\\d{6}$': digits(6),
  '^\\d{4}$': digits(4),
  '^\\d{1,15}$': (label, value) => `${label}应为数字，现在是“${shown(value)}”`,
  '^[A-T]\\d{0,4}$': (label, value) => `${label}应为一个字母和最多4位数字（GB/T 4754），现在是“${shown(value)}”`,
  '^[A-T](\\d{2})?$': (label, value) => `${label}应为门类或大类的代码，如C或C34（GB/T 4754），现在是“${shown(value)}”`,
  '^([A-T](\\d{2})?|none)$': (label, value) =>
    `${label}应为门类或大类的代码，如C或C34（GB/T 4754），或为none，现在是“${shown(value)}”`,
  '^\\d{4}-\\d{2}$': (label, value) => `${label}应为年和月，如2026-11，现在是“${shown(value)}”`,
  '^(?=.*[A-Za-z])(?=.*\\d)[\\x20-\\x7E]{8,64}$': (label, value) =>
    /^[\x20-\x7E]*$/.test(value) ? `${label}至少要有一个字母和一个数字` : `${label}只能用英文字母、数字和半角符号`,
  '^[^\\s,，、"]+$': (label, value) => `${label}不能有空格、逗号、顿号和引号，现在是“${shown(value)}”`,
  '^[A-Za-z0-9_-]+$': letters,
  '^[A-Za-z0-9_/-]+$': letters,
  '^[A-Za-z0-9_.:-]+$': letters,
  '^[a-z0-9-]+$': letters,
  '^[A-Za-z0-9_-]{22,64}$': (label) => `${label}不完整，请重新打开或向分享的人再要一个`,
  '^[0-9a-f]{64}$': (label) => `${label}应为64位小写十六进制数，请重新计算`,
  '^https?://': (label, value) => `${label}应以https://或http://开头，现在是“${shown(value)}”`,
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$': (label, value) => `${label}应为邮箱地址，现在是“${shown(value)}”`,
  '^[a-z0-9][a-z0-9-]{2,63}\\.[A-Za-z0-9_.-]{1,90}$': (label) => `${label}不对，请从目录里选`,
  '^[a-z0-9][a-z0-9-]{2,63}$': (label, value) => `${label}应为3到64位小写字母、数字和短横线，现在是“${shown(value)}”`,
};

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  integer: '整数',
  number: '数字',
  boolean: 'true或false',
  array: '列表',
  object: '一组字段',
  null: '空值',
};
export const typeName = (type: string): string => typeNames[type] ?? '另一种类型';

function lengthRule(label: string, rule: { minLength?: number; maxLength?: number }): string {
  const { minLength = 0, maxLength } = rule;
  if (maxLength === undefined) return `${label}至少${minLength}位`;
  return minLength > 1 ? `${label}应为${minLength}到${maxLength}位` : `${label}最多${maxLength}个字`;
}

const lengthOf = (value: unknown): number => [...String(value)].length;

function now(field: string, value: unknown): string {
  if (secretFields.has(field)) return '现在的值不对';
  if (value === null) return '现在是空值';
  if (typeof value === 'object') return Array.isArray(value) ? '现在是列表' : '现在是一组字段';
  return typeof value === 'string' ? `现在是“${shown(value)}”` : `现在是${value}`;
}

/** Safe to print: no control or direction characters, at most 20 characters. */
function shown(value: string): string {
  const clean = [...value.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')];
  return clean.length > 20 ? `${clean.slice(0, 20).join('')}…` : clean.join('');
}

import { parseDay } from '@hengce/text';
import { textOf } from './Adapter';

/** Object of a foreign JSON file: any field may be missing or of another type. */
export type Raw = Record<string, unknown>;

export function dateOf(raw: Raw, key: string): string | null {
  const text = textOf(raw, key);
  return parseDay(text) === null ? null : text;
}

export function objectOf(value: unknown): Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
}

export function listOf(value: unknown): Raw[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '').map((one) => one.trim())
    : [];
}

import type { PolicyRecord } from '../records';

/** One kind of record that files may hold. */
export interface Adapter {
  /** As the report calls it. */
  name: string;
  /** Whether a record looks like this kind. */
  recognises(raw: Record<string, unknown>): boolean;
  /** @throws UnfitRecord with the reason, in Chinese, when the record cannot be kept. */
  convert(raw: Record<string, unknown>): PolicyRecord;
}

/** A record that the library does not take, and why. */
export class UnfitRecord extends Error {
  override name = 'UnfitRecord';
}

/** A text field, trimmed; null when it is missing or empty. */
export function textOf(raw: Record<string, unknown>, key: string): string | null {
  const value = raw[key];
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed;
}

import type { PolicyRecord } from '../records';

/** Converter of one kind of foreign record in import files. */
export interface Adapter {
  /** Name of the kind in reports. */
  name: string;
  /** Whether a record is of this kind. */
  recognises(raw: Record<string, unknown>): boolean;
  /** Converts a record. @throws UnfitRecord with the reason, in Chinese, when it cannot be stored. */
  convert(raw: Record<string, unknown>): PolicyRecord;
}

/** Error about a record that the library does not accept, with the reason in Chinese. */
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

import { withoutRadicals, withoutUnseen } from '@hengce/text';

/**
 * Text of an upload without invisible characters, the same for people and models; no-break spaces become spaces. Only
 * radicals are normalised (no NFKC), so that quotes are found as they are printed.
 */
export const cleanText = (text: string): string =>
  withoutRadicals(withoutUnseen(text)).replace(/[\u00a0\u202f\u2007]/g, ' ');

import { withoutRadicals, withoutUnseen } from '@hengce/text';

/**
 * Text of an upload as everybody may see it, people and models alike. NFKC is left alone but for radicals, quotes must be
 * found as they are printed.
 */
export const cleanText = (text: string): string =>
  withoutRadicals(withoutUnseen(text)).replace(/[\u00a0\u202f\u2007]/g, ' ');

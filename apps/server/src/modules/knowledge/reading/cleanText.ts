import { withoutRadicals } from './withoutRadicals';

/**
 * Text of an upload as everybody may see it, people and models alike: nothing in it is invisible, turns the direction of
 * reading or controls a terminal. Tabs and line breaks stay; NFKC is left alone but for radicals,
 * quotes must be found as they are printed.
 */
export const cleanText = (text: string): string =>
  withoutRadicals(text.toWellFormed())
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
    // Characters of private use show as boxes; fonts without a table of Unicode leave nothing else.
    .replace(/(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]|[\u115f\u1160\u3164\uffa0]|\u034f/gu, '');

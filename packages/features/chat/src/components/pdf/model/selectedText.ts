import { withoutRadicals } from '@hengce/text';

/** Largest number of characters of a quote that the contract takes. */
const longest = 4000;

/**
 * Selected text as one paragraph, at most 4000 characters: lines within a sentence are joined, and layout spaces
 * between Chinese characters removed.
 */
export const selectedText = (text: string): string =>
  withoutRadicals(text)
    .replace(/[^\P{Cc}\s]|\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef]) | (?=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])/gu, '')
    .trim()
    .slice(0, longest)
    // Not half a character.
    .replace(/[\uD800-\uDBFF]$/, '');

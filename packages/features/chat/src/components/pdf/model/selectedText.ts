import { withoutRadicals } from '@hengce/text';

/** The contract takes no more of a quote. */
const longest = 4000;

/**
 * Selected text as one paragraph: lines within a sentence are joined, and layout spaces between Chinese characters
 * removed.
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

import { openData } from './openData';

const notions = new Map<string, string[]>();
for (const line of openData('phrases.txt')) {
  const head = /^# ([^:]+):/.exec(line)?.[1];
  if (head !== undefined) notions.set(head, []);
  else [...notions.values()].at(-1)?.push(...line.split(' '));
}

/** Characters that a phrase has at least: a class stands for one. */
const lengthOf = (phrase: string): number => phrase.replace(/\[[^\]]*\]/g, '.').length;

/**
 * Source of a regular expression for all phrases under some headings, the longer first.
 *
 * @param of headings in `data/phrases.txt`
 * @throws Error for a heading that the file does not have
 */
export function phrases(...of: readonly string[]): string {
  const found = of.flatMap((notion) => {
    const known = notions.get(notion);
    if (known === undefined) throw new Error(`data/phrases.txt has no ${notion}`);
    return known;
  });
  return found.sort((a, b) => lengthOf(b) - lengthOf(a)).join('|');
}

/** Regular expression for the phrases under one heading. @throws Error for a heading that the file does not have */
export const phrasePattern = (notion: string, flags?: string): RegExp => new RegExp(phrases(notion), flags);

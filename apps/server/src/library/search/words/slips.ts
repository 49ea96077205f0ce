import { openData } from '../../../platform/data';
import { notionOf, notionWords, splitByNotions } from './programmes';

/** Characters that are typed for each other: 劵 for 券. */
const others = new Map<string, string[]>();
for (const [one = '', other = ''] of openData('slips.txt')) {
  others.set(one, [...(others.get(one) ?? []), other]);
  others.set(other, [...(others.get(other) ?? []), one]);
}

const shortest = 4;

/**
 * Correction of a term that no document has: one character replaced by one that is easily typed for it (食品经营许可正), or a
 * word of the product with one character wrong, too many, too few or out of place (专经特新奖励). Null for none.
 *
 * @param isKnown whether the library has a term
 */
export function meantBy(term: string, isKnown: (term: string) => boolean): string | null {
  const isWhole = notionOf(term) !== null;
  // Of two characters, the other word may be meant as well.
  for (let at = 0; at < term.length && term.length > 2 && !isWhole; at++)
    for (const other of others.get(term[at] as string) ?? []) {
      const meant = term.slice(0, at) + other + term.slice(at + 1);
      // A word of the product was meant, whatever may be made of the parts of what was typed: 创新劵.
      if (notionOf(meant) !== null) return meant;
    }
  if (isWhole || isKnown(term)) return null;
  for (let at = 0; at < term.length; at++)
    for (const other of others.get(term[at] as string) ?? []) {
      const meant = term.slice(0, at) + other + term.slice(at + 1);
      if (isKnown(meant)) return meant;
    }
  for (const part of splitByNotions(term)) {
    if (part.length < shortest || isKnown(part)) continue;
    for (const word of notionWords())
      if (word.length >= shortest && isSlip(part, word)) return term.replace(part, word);
  }
  return null;
}

/** Whether one is the other with one character wrong, or two neighbours swapped; of longer ones, with one too many or too few. */
function isSlip(typed: string, word: string): boolean {
  const [short, long] = typed.length < word.length ? [typed, word] : [word, typed];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++;
  const differing = short.length - start - end;
  if (long.length === short.length)
    return differing === 1 || (differing === 2 && short[start] === long[start + 1] && short[start + 1] === long[start]);
  return long.length === short.length + 1 && short.length >= shortest && differing === 0;
}

import { openData } from '../../../platform/data';
import { notionWords } from './programmes';

/** Characters that are typed for each other: 劵 for 券. */
const others = new Map<string, string[]>();
for (const [one = '', other = ''] of openData('slips.txt')) {
  others.set(one, [...(others.get(one) ?? []), other]);
  others.set(other, [...(others.get(other) ?? []), one]);
}

const shortest = 4;

/**
 * What was probably meant by a term that nothing has: a word of the product with one character wrong (专经特新), or the term with one of its
 * characters replaced by one that is typed for it (食品经营许可正). `isKnown` tells whether the library has a term.
 */
export function meantBy(term: string, isKnown: (term: string) => boolean): string | null {
  for (let at = 0; at < term.length; at++)
    for (const other of others.get(term[at] as string) ?? []) {
      const meant = term.slice(0, at) + other + term.slice(at + 1);
      if (isKnown(meant)) return meant;
    }
  if (term.length < shortest) return null;
  for (const word of notionWords()) if (word.length >= shortest && differsInOne(word, term)) return word;
  return null;
}

function differsInOne(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let differing = 0;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) differing += 1;
  return differing === 1;
}

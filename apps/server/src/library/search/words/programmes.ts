import type { MainComponents } from '@hengce/api/contract';
import { fold } from '@hengce/text';
import { openData } from '../../../platform/data';

export type SupportKind = MainComponents['schemas']['SupportKind'];

/** Meaning of a word, in the wordings that documents have for it. */
export interface Notion {
  wordings: readonly string[];
  /** Kinds of support that match it, whatever the words of the document. */
  support: readonly SupportKind[];
}

/** Everyday and official names of programmes are one notion: a line has what people type, a tab, and what documents print. */
const notions = new Map<string, Notion>();
for (const line of openData('programmes.txt')) {
  const [typed = '', printed = ''] = line.split('\t');
  const words = printed.split(' ').filter((word) => word !== '');
  const support = words.flatMap((word) => (word.startsWith('support:') ? [word.slice(8) as SupportKind] : []));
  const wordings = words.filter((word) => !word.startsWith('support:'));
  for (const word of typed.split(' ')) {
    const known = notions.get(fold(word));
    notions.set(fold(word), {
      wordings: [...new Set([...(known?.wordings ?? []), ...wordings])],
      support: [...new Set([...(known?.support ?? []), ...support])],
    });
  }
}
const longest = Math.max(...[...notions.keys()].map(({ length }) => length));

/**
 * Meaning of a word as people type it: the wordings and kinds of support that documents have for it. The word must
 * be folded (`fold`); null for one that `programmes.txt` does not list.
 */
export const notionOf = (word: string): Notion | null => notions.get(word) ?? null;

/** All words that `programmes.txt` gives a notion. */
export const notionWords = (): Iterable<string> => notions.keys();

/** Whether a notion has neither wordings nor kinds of support, as words that tell no document from another: 政策, 申报条件. */
export const isEmpty = ({ wordings, support }: Notion): boolean => wordings.length + support.length === 0;

/** Parts of a term: words with a notion, the longest at each place, and the text between them. */
export function splitByNotions(term: string): string[] {
  const parts: string[] = [];
  let rest = '';
  for (let at = 0; at < term.length; ) {
    let length = Math.min(longest, term.length - at);
    while (length > 1 && !notions.has(term.slice(at, at + length))) length--;
    if (length < 2) {
      rest += term[at++];
      continue;
    }
    if (rest !== '') parts.push(rest);
    rest = '';
    parts.push(term.slice(at, at + length));
    at += length;
  }
  return rest === '' ? parts : [...parts, rest];
}

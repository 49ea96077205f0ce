import type { DraftSource, Item } from '../Draft';
import { shortened } from '../sentences';

export type Entry = Omit<Item, 'id' | 'level'>;
export interface Slide {
  head: Entry;
  entries: Entry[];
}

/** Words of a policy, paragraph by paragraph: what is printed in it, and what was structured from it. */
export function createSource(about: Omit<DraftSource, 'paragraphs'>) {
  const source: DraftSource = { ...about, paragraphs: [] };
  const places = new Map<string, number>();
  const add = (text: string, place?: string): number => {
    const at = source.paragraphs.push({ text, ...(place !== undefined && { href: place }) }) - 1;
    places.set(text, at);
    return at;
  };
  return {
    source,
    add,
    /** The words as a cite; they become a paragraph where none has them. */
    cite(text: string, quote = text, paragraph = places.get(text) ?? add(text)): Item['cites'] {
      return [{ sourceId: about.id, paragraph, quote: quote.slice(0, 1000) }];
    },
  };
}
export type SourceOf = ReturnType<typeof createSource>;

/** What was structured, with the clause that says so where there is one. */
export function structured(
  words: SourceOf,
  text: string,
  clauseId: string | null,
  clauses: ReadonlyMap<string, number>,
): Item['cites'] {
  const at = clauseId === null ? undefined : clauses.get(clauseId);
  const said = at === undefined ? undefined : words.source.paragraphs[at]?.text;
  return said === undefined
    ? words.cite(text)
    : words.cite(said, said.length > 400 ? (shortened(said, 400) ?? said.slice(0, 400)) : said, at);
}

/** ｜ divides cells. */
export const cell = (text: string): string => text.replaceAll(/\s*[｜|\n]\s*/g, ' ');

import type { MainComponents } from '@hengce/api/contract';
import { fold, gramsOf } from '@hengce/text';
import type { Page } from '../slides/Page';

type S = MainComponents['schemas'];

/** A source of a deck with all its words. */
export interface WholeSource {
  id: string;
  title: string;
  paragraphs: S['DeckSourceParagraph'][];
}

/** A paragraph that a model may use, as it is numbered for it from 1. */
export interface Material {
  sourceId: string;
  title: string;
  paragraph: number;
  text: string;
}

const most = 12;
const longest = 800;

/**
 * Paragraphs for a slide: those that its outline cites with their neighbours, or where it cites none the likest ones.
 *
 * @returns at most 12, in the order of the sources
 */
export function materialOf(page: Page, sources: readonly WholeSource[]): Material[] {
  const cites = [page.head, ...page.entries.map(({ item }) => item)].flatMap((item) => item.cites ?? []);
  const all = sources.flatMap(({ id, title, paragraphs }) =>
    paragraphs.map(({ text }, paragraph): Material => ({ sourceId: id, title, paragraph, text })),
  );
  const distance = ({ sourceId, paragraph }: Material): number =>
    Math.min(
      ...cites.map((cite) =>
        cite.sourceId === sourceId ? Math.abs(cite.paragraph - paragraph) : Number.POSITIVE_INFINITY,
      ),
    );
  const ranked = cites.length > 0 ? all.filter((one) => distance(one) <= 1) : likest(wordsOf(page), all);
  const chosen = new Set(ranked.sort((a, b) => distance(a) - distance(b)).slice(0, most));
  return all.filter((one) => chosen.has(one)).map((one) => ({ ...one, text: one.text.slice(0, longest) }));
}

/** All that the outline says of a slide. */
export const wordsOf = ({ head, entries }: Page): string =>
  [head.text, ...entries.flatMap(({ item, parts }) => [item.text, ...parts])].join('\n');

function likest(words: string, all: readonly Material[]): Material[] {
  const wanted = new Set(gramsOf(fold(words)));
  return all
    .map((one) => ({ one, shared: gramsOf(fold(one.text)).filter((gram) => wanted.has(gram)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ one }) => one);
}

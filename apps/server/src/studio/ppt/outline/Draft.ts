import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];
export type Item = S['DeckOutlineItem'];

/** What a start gives: the beginning of a deck. */
export interface Draft {
  title: string;
  wording: S['DeckWording'];
  outline: Item[];
  sources: DraftSource[];
}

/** A source with its words, which cites count by paragraph. */
export interface DraftSource {
  id: string;
  title: string;
  /** Where it opens in the product. */
  href?: string;
  paragraphs: S['DeckSourceParagraph'][];
}

/** Numbers the items o1, o2, …; their order is that of the outline. */
export const numbered = (items: readonly Omit<Item, 'id'>[]): Item[] =>
  items.map((item, n) => ({ id: `o${n + 1}`, ...item }));

/** Title of a deck, within what the contract allows. */
export const titleOf = (text: string): string => [...text.trim()].slice(0, 100).join('') || '无标题';

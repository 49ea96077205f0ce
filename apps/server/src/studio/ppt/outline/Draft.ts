import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];
export type Item = S['DeckOutlineItem'];

/** What a start gives: the beginning of a deck. */
export interface Draft {
  title: string;
  wording: S['DeckWording'];
  outline: Item[];
  sources: DraftSource[];
  /** Pictures of items of level 1, which are stored with the deck. */
  pictures?: DraftPicture[];
  /** What of a file was not taken in. */
  leftOut?: S['DeckLeftOut'][];
}

/** A picture that an item shows, which every export can show. */
export interface DraftPicture {
  itemId: string;
  kind: 'png' | 'jpeg';
  content: Uint8Array;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A source with its words, which cites count by paragraph. */
export interface DraftSource {
  id: string;
  title: string;
  /** Where it opens in the product. */
  href?: string;
  /** The policy whose words it holds. */
  policyId?: string;
  paragraphs: S['DeckSourceParagraph'][];
}

/** Numbers the items o1, o2, …; their order is that of the outline. */
export const numbered = (items: readonly Omit<Item, 'id'>[]): Item[] =>
  items.map((item, n) => ({ id: `o${n + 1}`, ...item }));

/** Title of a deck, within what the contract allows. */
export const titleOf = (text: string): string => [...text.trim()].slice(0, 100).join('') || '无标题';

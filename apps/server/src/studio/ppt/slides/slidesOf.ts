import type { MainComponents } from '@hengce/api/contract';
import type { Day } from '@hengce/text';
import type { Item } from '../outline/Draft';
import { type Around, fillLayout } from './fillLayout';
import { type Entry, line, type Page, pagesOf } from './Page';

type S = MainComponents['schemas'];
type Slide = S['DeckSlide'];
type Layout = S['DeckLayout'];

export interface SlidesContext {
  /** Titles of the sources by their ids. */
  titles: ReadonlyMap<string, string>;
  today: Day;
}

/**
 * Slides of an outline, one for each item of level 1 and with its id. Nothing is written here: every word is the
 * outline's, but 目录, which lists its titles.
 */
export function slidesOf(outline: readonly Item[], { titles, today }: SlidesContext): Slide[] {
  const pages = pagesOf(outline);
  const sourcesOf = (entries: readonly Entry[]): string => {
    const named = entries.flatMap(({ item }) => item.cites?.map(({ sourceId }) => titles.get(sourceId) ?? '') ?? []);
    return line([...new Set(named)].join('、'));
  };
  const contents = contentsOf(pages);
  let section = 0;
  return pages.map((page): Slide => {
    const layout = layoutOf(page);
    if (layout === 'section') section += 1;
    // Of the same layout, which the record cannot say of a union.
    const fill = fillLayout[layout] as (page: Page, title: string, around: Around) => Pick<Slide, 'data'> & Slots;
    const { data, slot } = fill(page, line(page.head.text), { today, sourcesOf, contents, section });
    const cites = citesOf(page, layout, slot);
    const { id, isHidden, isWritten, notes } = page.head;
    return {
      id,
      layout,
      data,
      ...(notes !== undefined && { notes }),
      ...(cites.length > 0 && { cites }),
      ...(isHidden === true && { isHidden }),
      ...(isWritten === true && { isWritten }),
    } as Slide;
  });
}

interface Slots {
  slot(n: number, quote: string): string;
}

/** The layout that was chosen, else what the entries look like. */
function layoutOf({ head, entries }: Page): Layout {
  if (head.layout) return head.layout;
  if (entries.length === 0) return 'section';
  const width = entries[0]?.cells.length ?? 1;
  if (entries.length > 1 && width > 1 && entries.every(({ cells }) => cells.length === width)) return 'table';
  const isPaired = entries.every(({ parts }) => parts.length > 0);
  if (isPaired && entries.length === 2) return 'twoColumn';
  const isShort = entries.every(({ item, parts }) => item.text.length <= 12 && parts.join('').length <= 40);
  return isPaired && entries.length <= 5 && isShort ? 'process' : 'bullets';
}

/** At most twelve titles, of sections where there are some. */
function contentsOf(pages: readonly Page[]): { text: string }[] {
  const shown = pages.filter((page) => !['cover', 'contents', 'closing'].includes(layoutOf(page)));
  const sections = shown.filter((page) => layoutOf(page) === 'section');
  return (sections.length > 1 ? sections : shown).slice(0, 12).map(({ head }) => ({ text: line(head.text) }));
}

function citesOf({ head, entries }: Page, layout: Layout, slot: (n: number, quote: string) => string): S['DeckCite'][] {
  const own = layout === 'quote' ? 'text' : 'title';
  return [
    ...(head.cites ?? []).map((cite) => ({ path: own, ...cite })),
    ...entries.flatMap(({ item }, n) => (item.cites ?? []).map((cite) => ({ path: slot(n, cite.quote), ...cite }))),
  ].slice(0, 200);
}

import { budgets, type ListBudget } from '../deck/budgets';
import type { Aspect, Deck, Slide } from '../deck/deck';
import { isOverfull, type Scene } from '../scene/scene';
import type { Theme } from '../theme/theme';
import { themeOfDeck } from '../theme/themes';
import { layoutSlide } from './layoutSlide';

/** Whose entries may go on on another slide. */
const listOf = {
  contents: 'items',
  bullets: 'items',
  comparison: 'rows',
  timeline: 'nodes',
  process: 'steps',
  figures: 'figures',
  table: 'rows',
  people: 'people',
} as const;
type Parted = keyof typeof listOf;

/** Slide as it is shown; of a stored slide whose list is too long for one there are several, the further ones with （续）. */
export interface ShownSlide {
  slide: Slide;
  /** Index of the stored slide. */
  of: number;
  /** Index of its first entry in the list of the stored slide: its slot `items.0` is the stored `items.<from>`. */
  from: number;
  scene: Scene;
}

/**
 * All slides of a deck that are not hidden, laid out; a list that is too long for one slide continues on further ones.
 */
export function layoutDeck(deck: Pick<Deck, 'slides' | 'themeId' | 'brand' | 'aspect'>): ShownSlide[] {
  const { slides, aspect } = deck;
  const theme = themeOfDeck(deck);
  const parts = slides.flatMap((slide, of) =>
    slide.isHidden ? [] : partsOf(slide, theme, aspect).map((part) => ({ ...part, of })),
  );
  return parts.map(({ slide, of, from }, n) => ({
    slide,
    of,
    from,
    scene: layoutSlide(slide, { theme, aspect, number: n + 1, from }),
  }));
}

/** The slide, or the fewest slides that hold its list, as equal as can be; a single entry that is too long stays too long. */
export function partsOf(slide: Slide, theme: Theme, aspect: Aspect): Pick<ShownSlide, 'slide' | 'from'>[] {
  const name = listOf[slide.layout as Parted];
  if (!name) return [{ slide, from: 0 }];
  const entries = (slide.data as unknown as Record<string, unknown[]>)[name] ?? [];
  const { max, min } = budgets[slide.layout][name] as ListBudget;
  const fits = ({ slide: part }: { slide: Slide }): boolean => !isOverfull(layoutSlide(part, { theme, aspect }));
  const most = Math.max(Math.floor(entries.length / min), 1);
  for (let count = Math.max(Math.ceil(entries.length / max), 1); count <= most; count += 1) {
    const parts = parted(slide, name, entries, count);
    if (parts.every(fits)) return parts;
  }
  return parted(slide, name, entries, Math.max(Math.ceil(entries.length / max), 1));
}

function parted(slide: Slide, name: string, entries: unknown[], count: number): Pick<ShownSlide, 'slide' | 'from'>[] {
  if (count === 1) return [{ slide, from: 0 }];
  return Array.from({ length: count }, (_, n) => {
    const from = Math.round((entries.length * n) / count);
    const to = Math.round((entries.length * (n + 1)) / count);
    const { title } = slide.data as { title: string };
    const data = { ...slide.data, [name]: entries.slice(from, to), title: n === 0 ? title : `${title}（续）` };
    return { slide: { ...slide, id: n === 0 ? slide.id : `${slide.id}-${n + 1}`, data } as Slide, from };
  });
}

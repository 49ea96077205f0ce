import { type Aspect, partsOf, type Slide, type Theme } from '@hengce/deck';

/** What was counted last of a slide, so that a key pressed on one does not count the others again. */
const counted = new WeakMap<Slide, { theme: Theme; aspect: Aspect; pages: number }>();

/** Number of the page on which a slide begins where the deck is presented and exported: a hidden one has none, a long one several. */
export function firstPage(slides: readonly Slide[], at: number, theme: Theme, aspect: Aspect): number {
  return slides.slice(0, at).reduce((page, slide) => page + pagesOf(slide, theme, aspect), 1);
}

function pagesOf(slide: Slide, theme: Theme, aspect: Aspect): number {
  if (slide.isHidden) return 0;
  const known = counted.get(slide);
  if (known?.theme === theme && known.aspect === aspect) return known.pages;
  const pages = partsOf(slide, theme, aspect).length;
  counted.set(slide, { theme, aspect, pages });
  return pages;
}

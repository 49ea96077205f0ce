import type { Slide } from '@hengce/deck';
import { occurrencesOf } from '@hengce/feature-parts';
import { type SlideText, textsOf, withText } from './texts';

/** Words found in a text of a slide. */
export interface FoundWords extends SlideText {
  slideId: string;
  from: number;
  to: number;
}

/** Where words occur in the slides, hidden ones and notes included, in order. */
export const wordsIn = (slides: readonly Slide[], query: string): FoundWords[] =>
  slides.flatMap((slide) =>
    textsOf(slide).flatMap((one) =>
      occurrencesOf(one.text, query).map((place) => ({ ...one, ...place, slideId: slide.id })),
    ),
  );

/** The slides with other words in some of the places that `wordsIn` found; slides without one stay the same object. */
export function withWords(slides: readonly Slide[], found: readonly FoundWords[], words: string): Slide[] {
  return slides.map((slide) =>
    found
      .filter(({ slideId }) => slideId === slide.id)
      // From the last one on, so that places before it stay.
      .reduceRight((changed, { path, from, to }) => {
        const text = textsOf(changed).find((one) => one.path === path)?.text ?? '';
        return withText(changed, path, text.slice(0, from) + words + text.slice(to));
      }, slide),
  );
}

import type { MainComponents } from '@hengce/api/contract';

type Slide = MainComponents['schemas']['DeckSlide'];

/**
 * Slides after a generation: those of the outline in its order, locked ones as they are, and behind the slide that they
 * followed the locked ones that the outline does not have. Notes and 隐藏 stay with the id.
 *
 * @param only ids that are made anew; then everything else stays as it is
 */
export function mergeSlides(before: readonly Slide[], made: readonly Slide[], only?: ReadonlySet<string>): Slide[] {
  const old = new Map(before.map((slide) => [slide.id, slide]));
  const isKept = ({ id }: Slide) => old.get(id)?.isLocked === true || (only !== undefined && !only.has(id));
  const anew = (slide: Slide): Slide => {
    const former = old.get(slide.id);
    if (former === undefined) return slide;
    if (isKept(former)) return former;
    const { notes, isHidden } = former;
    const { isHidden: _first, ...rest } = slide;
    return { ...rest, ...(notes !== undefined && { notes }), ...(isHidden && { isHidden }) } as Slide;
  };
  const isMade = new Set(made.map(({ id }) => id));
  const result = made.filter((slide) => old.has(slide.id) || !only || only.has(slide.id)).map(anew);
  for (const [n, slide] of before.entries()) {
    if (isMade.has(slide.id) || !isKept(slide)) continue;
    const previous = before.slice(0, n).findLast(({ id }) => result.some((each) => each.id === id));
    result.splice(previous ? result.findIndex(({ id }) => id === previous.id) + 1 : 0, 0, slide);
  }
  return result;
}

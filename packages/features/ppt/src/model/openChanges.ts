import type { MainComponents } from '@hengce/api/contract';
import type { Slide } from '@hengce/deck';

type Change = MainComponents['schemas']['DeckChange'];

/** Whether a cite is the one that a change is about. */
export const isOf =
  ({ path, sourceId, paragraph }: Change) =>
  (cite: NonNullable<Slide['cites']>[number]): boolean =>
    cite.path === path && cite.sourceId === sourceId && cite.paragraph === paragraph;

/** Those of the changes that the slides still rest on, neither taken over nor kept. */
export const openChanges = (slides: readonly Slide[], changes: readonly Change[], presentId: string): Change[] =>
  changes.filter((change) =>
    slides
      .find(({ id }) => id === change.slideId)
      ?.cites?.some((cite) => isOf(change)(cite) && cite.keptBeside !== presentId),
  );

/** The slide whose words stay, although the policy says otherwise now. */
export const withKept = (slide: Slide, change: Change, presentId: string): Slide => ({
  ...slide,
  cites: slide.cites?.map((cite) => (isOf(change)(cite) ? { ...cite, keptBeside: presentId } : cite)),
});

import type { MainComponents } from '@hengce/api/contract';
import { dayInShanghai } from '@hengce/text';
import { Rejection } from '../../../platform/contract';
import { plannedWriting } from '../generation/writing';
import { mergeSlides } from '../slides/mergeSlides';
import { slidesOf } from '../slides/slidesOf';
import type { DeckRow, SourceRow } from './deckRepository';
import { keptSlides, outlineIn, slidesIn } from './views';

export const maxSlides = 120;

interface Around {
  sources: readonly SourceRow[];
  now: Date;
  /** Name of the model; null without one. */
  model: string | null;
}

/**
 * What a generation changes of a deck: its slides are those of its outline, and a model may have to write them.
 *
 * @throws Rejection 409 where there would be none or too many, or nothing that a model could write
 */
export function remade(
  row: DeckRow,
  { slideIds, isWritten = false, themeId, aspect }: MainComponents['schemas']['GenerateDeckBody'],
  { sources, now, model }: Around,
): Partial<DeckRow> {
  const titles = new Map(sources.map(({ id, title }) => [id, title]));
  const made = slidesOf(outlineIn(row), { titles, today: dayInShanghai(now) });
  if (made.length === 0) throw new Rejection(409, '大纲里还没有标题，没有生成。请先写一页的标题', 409);
  const only = slideIds && new Set(slideIds);
  const slides = mergeSlides(slidesIn(row), made, only);
  if (slides.length > maxSlides)
    throw new Rejection(409, `最多${maxSlides}页，现在是${slides.length}页，没有生成。请合并或删除几页`, 409);
  return {
    ...keptSlides(slides),
    theme_id: themeId ?? row.theme_id,
    aspect: aspect ?? row.aspect,
    writing: isWritten ? JSON.stringify(plannedWriting(row, slides, only, model)) : null,
  };
}

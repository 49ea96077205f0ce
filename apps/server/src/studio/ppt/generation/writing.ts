import type { MainComponents } from '@hengce/api/contract';
import { Rejection } from '../../../platform/contract';
import type { DeckRow } from '../decks/deckRepository';
import { outlineIn, writingIn } from '../decks/views';
import { pagesOf } from '../slides/Page';
import { layoutsFor } from './layouts';

type S = MainComponents['schemas'];
export type Writing = S['DeckWriting'];

/** Kind of the job that writes the slides of a deck. */
export const writingJob = 'ppt.write';

/** @throws Rejection 409 while a model is writing the deck */
export function refuseWhileWriting(row: DeckRow, what: string): void {
  if (writingIn(row)?.state !== 'running') return;
  throw new Rejection(409, `大模型正在写这份演示文稿，没有${what}。请等它写完，或先停止`, 409);
}

/**
 * What a model has to write of a deck that was just made from its outline: all of it, but locked slides and layouts that
 * are the outline's own.
 *
 * @param only ids of slides; all where it is undefined
 * @throws Rejection 409 where that is nothing
 */
export function plannedWriting(
  row: DeckRow,
  slides: readonly S['DeckSlide'][],
  only: ReadonlySet<string> | undefined,
  model: string | null,
): Writing {
  if (model === null) throw new Rejection(409, '没有接入大模型，没有生成。可以不用大模型，按大纲生成', 409);
  const isOpen = new Set(slides.flatMap(({ id, isLocked }) => (isLocked || (only && !only.has(id)) ? [] : [id])));
  const pages = pagesOf(outlineIn(row)).filter((page) => isOpen.has(page.head.id) && layoutsFor(page).length > 0);
  if (pages.length === 0)
    throw new Rejection(409, '这些页的版式不由大模型写，没有生成。可以不用大模型，按大纲生成', 409);
  return { state: 'running', model, slides: pages.map(({ head }) => ({ id: head.id, state: 'waiting' })) };
}

/** The writing with another state of one slide. */
export const withSlideState = (
  writing: Writing,
  id: string,
  state: Omit<Writing['slides'][number], 'id'>,
): Writing => ({
  ...writing,
  slides: writing.slides.map((slide) => (slide.id === id ? { id, ...state } : slide)),
});

/** What changes of a deck when its writing is stopped: what was not written waits for another time. */
export function halted(row: DeckRow): Partial<DeckRow> {
  const writing = writingIn(row);
  if (writing?.state !== 'running') return {};
  const slides = writing.slides.map((slide) =>
    slide.state === 'writing' ? { id: slide.id, state: 'waiting' } : slide,
  );
  return { writing: JSON.stringify({ ...writing, state: 'stopped', slides }) };
}

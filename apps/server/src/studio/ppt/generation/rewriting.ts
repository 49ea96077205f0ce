import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { limits, type RateLimiter } from '../../../platform/limits';
import { type Clock, type Llm, LlmFailure } from '../../../platform/ports';
import { wholeSources } from '../decks/deckRepository';
import { notGenerated } from '../decks/decks';
import { ownDeck } from '../decks/ownDeck';
import { outlineIn } from '../decks/views';
import { type Page, pagesOf } from '../slides/Page';
import { layoutsFor } from './layouts';
import { materialOf } from './material';
import { wordsOfSlide, writeSlide } from './writeSlide';
import { refuseWhileWriting } from './writing';

type S = MainComponents['schemas'];

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  llm: Llm | null;
}

/** Another version of one slide, which the user chooses or not. */
export function createRewriting({ db, clock, limiter, llm }: Dependencies) {
  return {
    async rewrite(
      userId: string,
      id: string,
      { slide, wish = '' }: S['RewriteDeckSlideBody'],
      signal: AbortSignal,
    ): Promise<S['DeckSlide']> {
      await limiter.hit([limits.deckPerUser, userId]);
      const row = await ownDeck(db, userId, id);
      if (llm === null) throw new Rejection(409, '没有接入大模型，没有重写', 409);
      if (!row.is_counted) throw notGenerated('重写');
      refuseWhileWriting(row, '重写');
      const pages = pagesOf(outlineIn(row));
      const page = pageOf(slide, pages);
      if (layoutsFor(page).length === 0) throw new Rejection(409, '这种版式的页不由大模型写，没有重写', 409);
      const titles = pages.map(({ head }) => head.text);
      const before = wordsOfSlide(slide);
      const setting = { deckTitle: row.title, titles, today: dateInShanghai(clock.now()), wish, before };
      try {
        const material = materialOf(page, await wholeSources(db, id));
        const written = await writeSlide(llm, page, material, setting, signal);
        const { notes, isHidden, isLocked } = slide;
        return {
          ...written,
          ...(notes !== undefined && { notes }),
          ...(isHidden && { isHidden }),
          ...(isLocked && { isLocked }),
        };
      } catch (error) {
        if (!(error instanceof LlmFailure)) throw error;
        throw new Rejection(409, `${error.message}，这一页没有变。请稍后重试`, 409);
      }
    },
  };
}

export type Rewriting = ReturnType<typeof createRewriting>;

/** What the outline says of a slide, in the layout that it has; of one that is not in the outline, its own words. */
function pageOf(slide: S['DeckSlide'], pages: readonly Page[]): Page {
  const page = pages.find(({ head }) => head.id === slide.id);
  const { layout } = slide;
  if (page) return { ...page, head: { ...page.head, layout } };
  const [text = '', ...entries] = wordsOfSlide(slide).split('\n');
  return {
    head: { id: slide.id, level: 1, text, layout, cites: slide.cites?.map(({ path: _, ...cite }) => cite) ?? [] },
    entries: entries.map((words, n) => ({
      item: { id: `${slide.id}-${n}`, level: 2, text: words },
      cells: [],
      parts: [],
    })),
  };
}

import type { MainComponents } from '@hengce/api/contract';
import { type FileReply, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { limits, type RateLimiter } from '../../../platform/limits';
import type { Clock } from '../../../platform/ports';
import { brandOfDeck } from '../brands/brandRepository';
import { writeFile } from '../writing/writeFile';
import { findSource } from './deckRepository';
import { notGenerated } from './decks';
import { ownDeck } from './ownDeck';
import type { DeckPictures } from './pictures';
import { slidesIn } from './views';

type S = MainComponents['schemas'];

/** Paragraphs of a source before the one that is asked for, and all of them. */
const before = 20;
const shown = 60;
const allHidden = () => new Rejection(409, '各页都隐藏了，没有导出。请先显示要导出的页', 409);

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  pictures: DeckPictures;
}

/** What is read out of a deck: the words that it cites, and its files. */
export function createDeckReading({ db, clock, limiter, pictures }: Dependencies) {
  return {
    async source(userId: string, id: string, sourceId: string, paragraph: number): Promise<S['DeckSourcePart']> {
      await ownDeck(db, userId, id);
      const row = await findSource(db, id, sourceId);
      if (row === undefined) throw new Rejection(404, '没有找到这处出处', 404);
      const all: S['DeckSourceParagraph'][] = JSON.parse(row.paragraphs);
      const from = Math.max(Math.min(paragraph - before, all.length - shown), 0);
      return {
        id: row.id,
        title: row.title,
        ...(row.href !== null && { href: row.href }),
        from,
        total: all.length,
        paragraphs: all.slice(from, from + shown),
      };
    },

    async export(userId: string, id: string, form: 'exact' | 'editable' | 'pdf'): Promise<FileReply> {
      await limiter.hit([limits.documentPerUser, userId]);
      const row = await ownDeck(db, userId, id);
      const slides = slidesIn(row);
      if (slides.every(({ isHidden }) => isHidden)) throw slides.length === 0 ? notGenerated('导出') : allHidden();
      const brand = await brandOfDeck(db, userId, row);
      const images = await pictures.contents(id, slides, brand);
      const deck = { title: row.title, themeId: row.theme_id, brand, aspect: row.aspect, slides };
      return writeFile(deck, form, { now: clock.now(), images });
    },
  };
}

export type DeckReading = ReturnType<typeof createDeckReading>;

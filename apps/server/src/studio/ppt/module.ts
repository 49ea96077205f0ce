import type { Entitlements } from '../../account/entitlements';
import { defineModule, type Platform } from '../../platform/module';
import type { Llm } from '../../platform/ports';
import { createBrands, purgeLogos } from './brands/brands';
import { createDeckService, purgeDecks } from './decks/decks';
import { createDeckPictures } from './decks/pictures';
import { createDeckReading } from './decks/reading';
import { createShares } from './decks/shares';
import { deckExport } from './export';
import { createRewriting } from './generation/rewriting';
import { writeJobs } from './generation/writeJob';
import { createStarts } from './outline/starts';
import { deckRoutes } from './routes';
import { createUpdates } from './updates/updates';

/** Room `studio/ppt` (AI-PPT): decks from their outlines to files and links. */
export function createDecks(
  { db, clock, limiter, files, jobs }: Platform,
  { equities }: Entitlements,
  rooms: Pick<
    Parameters<typeof createStarts>[0],
    'library' | 'matches' | 'declarations' | 'regions' | 'answers' | 'minutesOf'
  >,
  llm: Llm | null,
) {
  const starts = createStarts({ clock, files, ...rooms });
  const brands = createBrands({ db, clock, files });
  const decks = createDeckService({
    db,
    files,
    clock,
    limiter,
    equities,
    starts,
    model: llm?.model ?? null,
    poke: jobs.poke,
  });
  const rewriting = createRewriting({ db, clock, limiter, llm });
  const pictures = createDeckPictures({ db, clock, limiter, files });
  const reading = createDeckReading({ db, clock, limiter, pictures });
  const shares = createShares({ db, clock, limiter });
  const updates = createUpdates({ db, clock, library: rooms.library });
  return {
    module: defineModule({
      handlers: deckRoutes({ brands, decks, pictures, rewriting, reading, shares, updates, model: llm?.model ?? null }),
      jobs: writeJobs({ db, clock, llm }),
      purge: [() => purgeDecks(db, clock), () => purgeLogos(db, clock)],
      exports: deckExport,
    }),
  };
}

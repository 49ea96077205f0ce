import type { ItemLibrary } from '../../matching/items';
import type { Matches } from '../../matching/match';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { applyRoutes } from './routes';
import { createApplyService } from './service';

/** Room `filing/catalogue`: items that can be declared, and their guides. Stores nothing. */
export const createCatalogue = ({ db, clock }: Platform, library: ItemLibrary, { matches }: Matches) => ({
  module: defineModule({ handlers: applyRoutes(createApplyService({ db, clock, matches, library })) }),
});

import type { ItemLibrary } from '../../matching/items/matchables';
import type { Matches } from '../../matching/match/module';
import { defineModule } from '../../platform/module/Module';
import type { Platform } from '../../platform/module/Platform';
import { applyRoutes } from './routes';
import { createApplyService } from './service';

/** What can be declared, and how. Keeps nothing. */
export const createCatalogue = ({ db, clock }: Platform, library: ItemLibrary, { matches }: Matches) => ({
  module: defineModule({ handlers: applyRoutes(createApplyService({ db, clock, matches, library })) }),
});

import type { ItemLibrary } from '../../matching/items';
import type { Matches } from '../../matching/match';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { declarationsExport } from './export';
import type { FindMisprints } from './form/misprints';
import { createMaterialFiles } from './materials/files';
import { declarationRoutes } from './routes';
import { createDeclarationService } from './service';
import { createDeclarationReminders } from './tracking/reminders';

/** Room `filing/declarations`: declarations of an account, from draft to the last obligation. */
export function createDeclarations(
  { db, clock, files, limiter }: Platform,
  library: ItemLibrary,
  { matches }: Matches,
  findMisprints: FindMisprints,
) {
  const deps = { db, clock, files, limiter, matches, library, findMisprints };
  const declarations = createDeclarationService(deps);
  const reminders = createDeclarationReminders(db, clock, library);
  return {
    declarations,
    module: defineModule({
      handlers: declarationRoutes(deps, declarations),
      purge: [
        () => createMaterialFiles(db, clock, files).purge(),
        () => reminders.findShifts(),
        () => reminders.remindDue(),
      ],
      exports: declarationsExport,
    }),
  };
}

export type Declarations = ReturnType<typeof createDeclarations>;

import { defineModule } from '../../platform/module/Module';
import type { Platform } from '../../platform/module/Platform';
import { reportsExport } from './export';
import { reportRoutes } from './routes';

/** The list of what matching and evaluation made. */
export const createReports = ({ db }: Platform) => ({
  module: defineModule({ handlers: reportRoutes(db), exports: reportsExport }),
});

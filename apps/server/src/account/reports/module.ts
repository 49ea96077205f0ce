import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { reportsExport } from './export';
import { reportRoutes } from './routes';

/** The list of what matching and evaluation made. */
export const createReports = ({ db }: Platform) => ({
  module: defineModule({ handlers: reportRoutes(db), exports: reportsExport }),
});

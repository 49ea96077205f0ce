import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import { reportsExport } from './export';
import { reportRoutes } from './routes';

/** Room `account/reports`: the list of reports (报告) and reviews (评测) that matching and evaluation made. */
export const createReports = ({ db }: Platform) => ({
  module: defineModule({ handlers: reportRoutes(db), exports: reportsExport }),
});

import type { Library } from '../../library/policies';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Matches } from '../match';
import { noticeRoutes } from './routes';
import { createNoticeService } from './service';

/** Calls for applications, and how a firm fits them. Keeps nothing. */
export const createNotices = ({ db, clock }: Platform, library: Library, { matches }: Matches) => ({
  module: defineModule({ handlers: noticeRoutes(createNoticeService({ db, clock, matches, library })) }),
});

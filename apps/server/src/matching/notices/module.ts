import type { Library } from '../../library/policies/Library';
import { defineModule } from '../../platform/module/Module';
import type { Platform } from '../../platform/module/Platform';
import type { Matches } from '../match/module';
import { noticeRoutes } from './routes';
import { createNoticeService } from './service';

/** Calls for applications, and how a firm fits them. Keeps nothing. */
export const createNotices = ({ db, clock }: Platform, library: Library, { matches }: Matches) => ({
  module: defineModule({ handlers: noticeRoutes(createNoticeService({ db, clock, matches, library })) }),
});

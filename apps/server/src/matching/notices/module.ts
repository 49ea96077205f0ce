import type { Library } from '../../library/policies';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Matches } from '../match';
import { noticeRoutes } from './routes';
import { createNoticeService } from './service';

/** Room `matching/notices`: application notices (申报通知) with the match of an enterprise. Stores nothing. */
export const createNotices = ({ db, clock }: Platform, library: Library, { matches }: Matches) => ({
  module: defineModule({ handlers: noticeRoutes(createNoticeService({ db, clock, matches, library })) }),
});

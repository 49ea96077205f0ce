import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Matches } from '../match';
import { calendarExport } from './export';
import { calendarRoutes } from './routes';
import { createCalendarService, type DaysOf } from './service';

/**
 * Room `matching/calendar`: 资金时间线 and its feeds.
 *
 * @param moreDays readers of further events from floors above, such as those of declarations
 */
export function createCalendars({ db, clock, limiter }: Platform, { matches }: Matches, moreDays: readonly DaysOf[]) {
  const calendars = createCalendarService({ db, clock, limiter, matches, moreDays });
  return { calendars, module: defineModule({ handlers: calendarRoutes(calendars), exports: calendarExport }) };
}

import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { Matches } from '../match';
import { calendarExport } from './export';
import { calendarRoutes } from './routes';
import { createCalendarService, type DaysOf } from './service';

/** The days of what a firm may have. `moreDays` are those of other floors. */
export function createCalendars({ db, clock, limiter }: Platform, { matches }: Matches, moreDays: readonly DaysOf[]) {
  const calendars = createCalendarService({ db, clock, limiter, matches, moreDays });
  return { calendars, module: defineModule({ handlers: calendarRoutes(calendars), exports: calendarExport }) };
}

export type { EventWords } from './feed';
export { createCalendar, type DayEvent } from './ical';
export { createCalendars } from './module';
export type { CalendarService } from './service';

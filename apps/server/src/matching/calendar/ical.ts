import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

/** An event of a whole day in Asia/Shanghai. */
export interface DayEvent {
  /** The UID, which stays when the day moves. */
  id: string;
  /** Grows with every change (RFC 5545, 3.8.7.4). */
  sequence: number;
  changedAt: Date;
  /** YYYY-MM-DD */
  day: string;
  summary: string;
  description: string;
  isCancelled: boolean;
}

const hour = 60 * 60;
/** Seconds from 09:00, some days before, to the beginning of the day. */
const atNine = (daysBefore: number) => (daysBefore * 24 - 9) * hour;

/**
 * iCalendar text (RFC 5545, METHOD:PUBLISH), with alarms at 09:00 seven days and one day before each event that is not cancelled. Dates
 * have no hour, so that calendars in every time zone show the same day.
 */
export function createCalendar(name: string, product: string, events: readonly DayEvent[]): string {
  const calendar = ical({
    name,
    prodId: { company: '衡策', product, language: 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * hour,
  });
  for (const { id, sequence, changedAt, day, summary, description, isCancelled } of events)
    calendar.createEvent({
      id,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary,
      description,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: isCancelled
        ? []
        : [7, 1].map((days) => ({ type: ICalAlarmType.display, trigger: atNine(days), description: summary })),
    });
  return calendar.toString();
}

import { type Handlers, Reply } from '../../platform/contract';
import type { CalendarService } from './service';

type CalendarOperation = 'getTimeline' | 'subscribeCalendar' | 'unsubscribeCalendar' | 'readCalendarFeed';

export function calendarRoutes(calendar: CalendarService): Pick<Handlers<'main'>, CalendarOperation> {
  return {
    getTimeline: ({ caller, query }) => calendar.timeline(caller.userId, query.enterpriseId),
    subscribeCalendar: ({ caller, body }) => calendar.subscribe(caller.userId, body),
    async unsubscribeCalendar({ caller, body }) {
      await calendar.unsubscribe(caller.userId, body.enterpriseId);
      return new Reply(null, '日历订阅地址已停用');
    },
    readCalendarFeed: ({ params, request }) => calendar.read(params.feedId, request.ip),
  };
}

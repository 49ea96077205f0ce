import { dayAndHour } from '@hengce/text';
import { clock } from '@hengce/ui';
import type { MeetingText } from '../../text';

/** When a meeting was and how long, as one line. */
export const factsOf = (
  { createdAt, durationMs }: { createdAt: string; durationMs: number },
  text: MeetingText['meeting'],
  now: Date,
): string => [dayAndHour(createdAt, now), text.length(clock(durationMs / 1000))].join('，');

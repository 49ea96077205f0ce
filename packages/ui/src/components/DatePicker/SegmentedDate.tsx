'use client';
import { DateInput, DateSegment } from 'react-aria-components';
import { dateInput, segment } from './DatePicker.css';

/** Year, month and day, each typed or stepped by itself. */
export function SegmentedDate({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={dateInput}>
      {(part) => <DateSegment segment={part} className={segment} />}
    </DateInput>
  );
}

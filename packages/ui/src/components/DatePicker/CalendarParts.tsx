'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { Icon } from '../Icon';
import { day, grid, head, heading, turn, weekday } from './DatePicker.css';

/** Month and days inside a Calendar or RangeCalendar. */
export function CalendarParts({ isRange = false }: { isRange?: boolean }) {
  return (
    <>
      <header className={head}>
        <Button slot="previous" className={turn}>
          <Icon icon={ChevronLeft} />
        </Button>
        <Heading className={heading} />
        <Button slot="next" className={turn}>
          <Icon icon={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid className={grid} weekdayStyle="narrow">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={day({ isRange })} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

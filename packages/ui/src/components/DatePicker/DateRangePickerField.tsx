'use client';
import { DateRangePicker as AriaDateRangePicker, type DateValue, Dialog, RangeCalendar } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { FieldParts, type FieldTexts, splitFieldTexts } from '../FormField';
import { field as fieldColumn } from '../FormField/FormField.css';
import { PopoverSurface } from '../Popover/PopoverSurface';
import { CalendarParts } from './CalendarParts';
import { between, calendar, dialog } from './DatePicker.css';
import type { DateLimits, DateRange } from './dateOptions';
import { toDate, toRange, toText } from './dates';
import { PickerFrame } from './PickerFrame';
import { SegmentedDate } from './SegmentedDate';

export interface DateRangePickerProps extends FieldTexts, Omit<DateLimits, 'name'> {
  /** 起止日期；没有选时为 null */
  value?: DateRange | null;
  defaultValue?: DateRange;
  onChange?: (value: DateRange | null) => void;
  /** 提交时起、止的字段名 */
  startName?: string;
  endName?: string;
  /** 不能选的日子，如节假日 */
  isDateUnavailable?: (date: string) => boolean;
}

export default function DateRangePickerField(props: DateRangePickerProps) {
  const text = useUiText();
  const { texts, rest } = splitFieldTexts(props);
  const {
    value,
    defaultValue,
    onChange,
    minValue,
    maxValue,
    isDateUnavailable,
    size = texts.isLabelHidden ? 'sm' : 'md',
    ...field
  } = rest;
  const isUnavailable = isDateUnavailable && ((date: DateValue) => isDateUnavailable(toText(date)));
  return (
    <AriaDateRangePicker
      validationBehavior="aria"
      shouldForceLeadingZeros
      firstDayOfWeek="mon"
      {...field}
      value={toRange(value)}
      defaultValue={toRange(defaultValue)}
      onChange={(range) => onChange?.(range && { start: toText(range.start), end: toText(range.end) })}
      minValue={toDate(minValue)}
      maxValue={toDate(maxValue)}
      isDateUnavailable={isUnavailable}
      className={fieldColumn}
    >
      {({ isInvalid }) => (
        <FieldParts {...texts} isInvalid={isInvalid}>
          <PickerFrame size={size} isInvalid={isInvalid} isReadOnly={field.isReadOnly}>
            <SegmentedDate slot="start" />
            <span aria-hidden="true" className={between}>
              {text.rangeSeparator}
            </span>
            <SegmentedDate slot="end" />
          </PickerFrame>
          <PopoverSurface>
            <Dialog className={dialog}>
              <RangeCalendar className={calendar}>
                <CalendarParts isRange />
              </RangeCalendar>
            </Dialog>
          </PopoverSurface>
        </FieldParts>
      )}
    </AriaDateRangePicker>
  );
}

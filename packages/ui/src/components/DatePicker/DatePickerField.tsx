'use client';
import { DatePicker as AriaDatePicker, Calendar, type DateValue, Dialog } from 'react-aria-components';
import { FieldParts, type FieldTexts, splitFieldTexts } from '../FormField';
import { field as fieldColumn } from '../FormField/FormField.css';
import { PopoverSurface } from '../Popover/PopoverSurface';
import { CalendarParts } from './CalendarParts';
import { calendar, dialog } from './DatePicker.css';
import type { DateLimits } from './dateOptions';
import { toDate, toText } from './dates';
import { PickerFrame } from './PickerFrame';
import { SegmentedDate } from './SegmentedDate';

export interface DatePickerProps extends FieldTexts, DateLimits {
  /** 所选的日期，写作2026-11-20；没有选时为 null */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  /** 不能选的日子，如节假日 */
  isDateUnavailable?: (date: string) => boolean;
}

export default function DatePickerField(props: DatePickerProps) {
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
    <AriaDatePicker
      validationBehavior="aria"
      shouldForceLeadingZeros
      firstDayOfWeek="mon"
      {...field}
      value={toDate(value)}
      defaultValue={toDate(defaultValue)}
      onChange={(date) => onChange?.(date && toText(date))}
      minValue={toDate(minValue)}
      maxValue={toDate(maxValue)}
      isDateUnavailable={isUnavailable}
      className={fieldColumn}
    >
      {({ isInvalid }) => (
        <FieldParts {...texts} isInvalid={isInvalid}>
          <PickerFrame size={size} isInvalid={isInvalid} isReadOnly={field.isReadOnly}>
            <SegmentedDate />
          </PickerFrame>
          <PopoverSurface>
            <Dialog className={dialog}>
              <Calendar className={calendar}>
                <CalendarParts />
              </Calendar>
            </Dialog>
          </PopoverSurface>
        </FieldParts>
      )}
    </AriaDatePicker>
  );
}

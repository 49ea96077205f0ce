'use client';
import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldTexts } from '../FormField';
import type { DatePickerProps } from './DatePickerField';
import type { DateRangePickerProps } from './DateRangePickerField';
import type { DatePickerSize } from './dateOptions';
import type { MonthPickerProps } from './MonthPickerField';
import { PickerPlaceholder } from './PickerPlaceholder';

/** The calendar weighs as much as the rest of a form: its code comes when a picker is first shown, into a field of the same size. */
function whenShown<P extends FieldTexts & { size?: DatePickerSize }>(
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  const Field = lazy(load) as unknown as ComponentType<P>;
  return (props: P) => (
    <Suspense
      fallback={<PickerPlaceholder label={props.label} isLabelHidden={props.isLabelHidden} size={props.size} />}
    >
      <Field {...props} />
    </Suspense>
  );
}

/** 日期. Typed in parts or chosen from a calendar. */
export const DatePicker = whenShown<DatePickerProps>(() => import('./DatePickerField'));
/** 起止日期. Two dates, typed in parts or chosen from a calendar. */
export const DateRangePicker = whenShown<DateRangePickerProps>(() => import('./DateRangePickerField'));
/** 月份. Year and month, chosen from a panel. */
export const MonthPicker = whenShown<MonthPickerProps>(() => import('./MonthPickerField'));

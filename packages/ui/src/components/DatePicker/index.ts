export { DatePicker, DateRangePicker, MonthPicker } from './DatePicker';
export type { DatePickerProps } from './DatePickerField';
export type { DateRangePickerProps } from './DateRangePickerField';
export { type DatePickerSize, type DateRange, datePickerSizes } from './dateOptions';
export type { MonthPickerProps } from './MonthPickerField';

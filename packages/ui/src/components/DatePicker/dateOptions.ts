export const datePickerSizes = ['sm', 'md'] as const;
export type DatePickerSize = (typeof datePickerSizes)[number];

/** 起止日期，写作2026-11-20 */
export interface DateRange {
  start: string;
  end: string;
}

/** Props that the three pickers share; a day is written 2026-11-20, as in the contract. */
export interface DateLimits {
  /** 最早，如 2026-11-01 */
  minValue?: string;
  /** 最晚 */
  maxValue?: string;
  /**
   * 高32、36；900以下的屏幕上都是44。没有看得见的名称时默认32，在工具栏里；有则36，在表单里
   */
  size?: DatePickerSize;
  /** 提交时的字段名 */
  name?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
}

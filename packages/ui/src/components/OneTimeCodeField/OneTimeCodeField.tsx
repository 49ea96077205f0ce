'use client';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps, Input } from 'react-aria-components';
import { FieldParts, type FieldTexts, splitFieldTexts } from '../FormField';
import { field as fieldColumn } from '../FormField/FormField.css';
import { caret, cell, cells, code, realInput } from './OneTimeCodeField.css';
import { useCodeInput } from './useCodeInput';

type Inherited = 'name' | 'isDisabled' | 'isInvalid' | 'isRequired' | 'autoFocus' | 'onBlur' | 'onFocus' | 'id';

export interface OneTimeCodeFieldProps
  extends Omit<FieldTexts, 'isOptional' | 'isPrefilled'>,
    Pick<AriaTextFieldProps, Inherited> {
  /**
   * 位数
   *
   * @default 6
   */
  length?: number;
  /** 已输入的数字 */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** 输满时调用一次；不必再按按钮 */
  onComplete?: (value: string) => void;
}

/**
 * 验证码. One real input under drawn cells: a screen reader hears one field, a message can be pasted whole, and the phone
 * offers the code from the SMS.
 */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { texts, rest } = splitFieldTexts(props);
  const { length = 6, value, defaultValue, onChange, onComplete, ...field } = rest;
  const { digits, active, fieldProps, inputProps } = useCodeInput({
    length,
    value,
    defaultValue,
    onChange,
    onComplete,
  });
  const [activeStart, activeEnd] = active;
  return (
    <AriaTextField
      validationBehavior="aria"
      {...field}
      {...fieldProps}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck="false"
      className={fieldColumn}
    >
      {({ isInvalid }) => (
        <FieldParts {...texts} isInvalid={isInvalid} isLarge>
          <div className={code}>
            <Input {...inputProps} className={realInput} />
            <div className={cells} aria-hidden="true">
              {Array.from({ length }, (_, index) => {
                const isActive = index >= activeStart && index < Math.max(activeEnd, activeStart + 1);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <span key={index} className={cell} data-active={isActive || undefined}>
                    {digits[index] ?? (isActive ? <i className={caret} /> : null)}
                  </span>
                );
              })}
            </div>
          </div>
        </FieldParts>
      )}
    </AriaTextField>
  );
}

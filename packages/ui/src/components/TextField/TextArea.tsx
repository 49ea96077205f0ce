'use client';
import type { Ref } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import { FieldFrame, FieldParts, splitFieldTexts } from '../FormField';
import { field as fieldColumn, input } from '../FormField/FormField.css';
import type { TextFieldProps } from './TextField';
import { area } from './TextField.css';

export interface TextAreaProps extends Omit<TextFieldProps, 'inputRef' | 'prefix' | 'suffix' | 'type'> {
  /**
   * 起始行数；内容更多时长到11行，再多则滚动
   *
   * @default 3
   */
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** 多行输入框. It grows with its text, up to eleven lines; beyond that it scrolls. */
export function TextArea(props: TextAreaProps) {
  const { texts, rest } = splitFieldTexts(props);
  const { size = texts.isLabelHidden ? 'sm' : 'md', isPending, placeholder, rows = 3, inputRef, ...field } = rest;
  return (
    <AriaTextField validationBehavior="aria" {...field} className={fieldColumn}>
      {({ isInvalid, isReadOnly }) => (
        <FieldParts {...texts} isInvalid={isInvalid}>
          <FieldFrame {...{ size, isPending, isInvalid, isReadOnly }} isMultiline>
            <AriaTextArea
              ref={inputRef}
              rows={rows}
              className={`${input} ${area}`}
              // Sized by its content, a field does not look at its rows.
              style={rows !== 3 ? { minHeight: `${rows}lh` } : undefined}
              placeholder={placeholder}
            />
          </FieldFrame>
        </FieldParts>
      )}
    </AriaTextField>
  );
}

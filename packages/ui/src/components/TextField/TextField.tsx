'use client';
import type { Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps, Input } from 'react-aria-components';
import { FieldFrame, type FieldFrameOptions, FieldParts, type FieldTexts, splitFieldTexts } from '../FormField';
import { field as fieldColumn, input } from '../FormField/FormField.css';

export interface TextFieldProps
  extends FieldTexts,
    FieldFrameOptions,
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'prefix'> {
  /** 示例或格式，不能代替名称 */
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * 输入框. The caller validates and sets `errorMessage`; the browser's own bubbles stay off unless
 * `validationBehavior="native"`.
 */
export function TextField(props: TextFieldProps) {
  const { texts, rest } = splitFieldTexts(props);
  const { size = texts.isLabelHidden ? 'sm' : 'md', prefix, suffix, isPending, placeholder, inputRef, ...field } = rest;
  return (
    <AriaTextField validationBehavior="aria" {...field} className={fieldColumn}>
      {({ isInvalid, isReadOnly }) => (
        <FieldParts {...texts} isInvalid={isInvalid} isLarge={size === 'lg' || size === 'touch'}>
          <FieldFrame {...{ size, prefix, suffix, isPending, isInvalid, isReadOnly }}>
            <Input ref={inputRef} className={input} placeholder={placeholder} />
          </FieldFrame>
        </FieldParts>
      )}
    </AriaTextField>
  );
}

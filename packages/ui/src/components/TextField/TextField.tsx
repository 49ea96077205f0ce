'use client';
import type { Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps, Input } from 'react-aria-components';
import { FieldFrame, type FieldFrameOptions, FieldParts, type FieldTexts } from '../FormField';
import { field, input } from '../FormField/FormField.css';

export interface TextFieldProps
  extends FieldTexts,
    FieldFrameOptions,
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'prefix'> {
  /** 示例或格式，不能代替名称 */
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * 输入框. The page validates and says what is wrong through `errorMessage`; the browser's own bubbles stay off unless
 * `validationBehavior="native"`.
 */
export function TextField({
  label,
  isLabelHidden,
  labelAction,
  description,
  errorMessage,
  isOptional,
  isPrefilled,
  size = 'md',
  prefix,
  suffix,
  isPending,
  placeholder,
  inputRef,
  ...props
}: TextFieldProps) {
  const texts = { label, isLabelHidden, labelAction, description, errorMessage, isOptional, isPrefilled };
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={field}
    >
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

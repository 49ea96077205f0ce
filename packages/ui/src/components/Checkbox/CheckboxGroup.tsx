'use client';
import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import { FieldParts, type FieldTexts, splitFieldTexts } from '../FormField';
import { group, groupItems } from './Checkbox.css';
import { CheckboxVariantContext } from './CheckboxVariantContext';
import type { CheckboxGroupVariant } from './checkboxOptions';

export interface CheckboxGroupProps
  extends FieldTexts,
    Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'children' | 'render'> {
  /** 若干 Checkbox，各有 value */
  children: ReactNode;
  /**
   * list 每行一项，inline 排成一行，card 每项一张卡片，右端可写选中的效果
   *
   * @default 'list'
   */
  variant?: CheckboxGroupVariant;
}

/** 复选框组. Several of a few choices, under one label. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { texts, rest } = splitFieldTexts(props);
  const { children, variant = 'list', ...field } = rest;
  return (
    <AriaCheckboxGroup validationBehavior="aria" {...field} className={group}>
      {({ isInvalid }) => (
        <FieldParts {...texts} isInvalid={isInvalid}>
          <CheckboxVariantContext.Provider value={variant === 'card' ? 'card' : 'plain'}>
            <div className={groupItems({ variant })}>{children}</div>
          </CheckboxVariantContext.Provider>
        </FieldParts>
      )}
    </AriaCheckboxGroup>
  );
}

'use client';
import type { ReactNode } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import { FieldParts, type FieldTexts, splitFieldTexts } from '../FormField';
import { group, groupItems } from './Checkbox.css';

export interface CheckboxGroupProps
  extends FieldTexts,
    Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'children' | 'render'> {
  /** 若干 Checkbox，各有 value */
  children: ReactNode;
}

/** 复选框组: several of a few choices, under one name. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { texts, rest } = splitFieldTexts(props);
  const { children, ...field } = rest;
  return (
    <AriaCheckboxGroup validationBehavior="aria" {...field} className={group}>
      {({ isInvalid }) => (
        <FieldParts {...texts} isInvalid={isInvalid}>
          <div className={groupItems}>{children}</div>
        </FieldParts>
      )}
    </AriaCheckboxGroup>
  );
}

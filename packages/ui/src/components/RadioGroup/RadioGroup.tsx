'use client';
import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, type RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components';
import { FieldParts, type FieldTexts, splitFieldTexts } from '../FormField';
import { group, items } from './RadioGroup.css';
import { RadioVariantContext } from './RadioVariantContext';
import type { RadioGroupVariant } from './radioOptions';

export interface RadioGroupProps
  extends FieldTexts,
    Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'render' | 'orientation'> {
  /** 2至6个 Radio，各有 value */
  children: ReactNode;
  /**
   * list 每行一项；inline 排成一行，用于“是、否”；card 每项一张卡片，高44，手机上52，右端可写选中的效果
   *
   * @default 'list'
   */
  variant?: RadioGroupVariant;
  /**
   * 卡片随字宽排成一行，用于“是、否、不清楚”；手机上仍是每行一张
   *
   * @default false
   */
  isCompact?: boolean;
}

/** 单选组. One of a few visible choices. Arrow keys move and choose at once. */
export function RadioGroup(props: RadioGroupProps) {
  const { texts, rest } = splitFieldTexts(props);
  const { children, variant = 'list', isCompact = false, ...field } = rest;
  return (
    <AriaRadioGroup validationBehavior="aria" {...field} className={group}>
      {({ isInvalid }) => (
        <FieldParts {...texts} isInvalid={isInvalid}>
          <RadioVariantContext.Provider value={variant}>
            <div className={items({ variant, isCompact })}>{children}</div>
          </RadioVariantContext.Provider>
        </FieldParts>
      )}
    </AriaRadioGroup>
  );
}

'use client';
import { Minus, Plus } from 'lucide-react';
import type { Ref } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components';
import { FieldFrame, type FieldFrameOptions, FieldParts, type FieldTexts, splitFieldTexts } from '../FormField';
import { field as fieldColumn, input } from '../FormField/FormField.css';
import { Icon } from '../Icon';
import { step, stepper, stepperInput } from './NumberField.css';

export interface NumberFieldProps
  extends FieldTexts,
    Pick<FieldFrameOptions, 'size' | 'isPending'>,
    Omit<AriaNumberFieldProps, 'className' | 'style' | 'children' | 'render' | 'prefix'> {
  /** 单位，如“万元”，写在数字之后 */
  unit?: string;
  /**
   * 两侧有减与加，用于“增加成员”这样的小数目；没有边框
   *
   * @default false
   */
  hasStepper?: boolean;
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * 数字框. Digits are grouped when the field is left; arrow keys step. The wheel changes nothing unless
 * `isWheelDisabled={false}`.
 */
export function NumberField(props: NumberFieldProps) {
  const { texts, rest } = splitFieldTexts(props);
  const {
    size = texts.isLabelHidden ? 'sm' : 'md',
    unit,
    hasStepper = false,
    isPending,
    placeholder,
    inputRef,
    ...field
  } = rest;
  return (
    <AriaNumberField validationBehavior="aria" isWheelDisabled {...field} className={fieldColumn}>
      {({ isInvalid }) => (
        <FieldParts {...texts} isInvalid={isInvalid} isLarge={size === 'lg' || size === 'touch'}>
          {hasStepper ? (
            <Group role="presentation" className={stepper}>
              <Button slot="decrement" className={step}>
                <Icon icon={Minus} />
              </Button>
              <Input ref={inputRef} className={stepperInput} />
              {unit}
              <Button slot="increment" className={step}>
                <Icon icon={Plus} />
              </Button>
            </Group>
          ) : (
            <FieldFrame {...{ size, isPending, isInvalid }} isReadOnly={field.isReadOnly} suffix={unit}>
              <Input ref={inputRef} className={input} placeholder={placeholder} />
            </FieldFrame>
          )}
        </FieldParts>
      )}
    </AriaNumberField>
  );
}

'use client';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps, FieldError, Text } from 'react-aria-components';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { box, error, field, help, row, trailing as trailingStyle, words } from './Checkbox.css';
import { CheckboxVariantContext } from './CheckboxVariantContext';
import type { CheckboxVariant } from './checkboxOptions';

export interface CheckboxProps extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children' | 'render'> {
  /** 选项的名称，可以含链接；省略时必须给 aria-label */
  children?: ReactNode;
  /** 右端的数量或效果，如“+5项”，一并读出 */
  trailing?: ReactNode;
  /**
   * card 是问卷里的一张卡片，高44，手机上52
   *
   * @default 'plain'，在卡片组里为 'card'
   */
  variant?: CheckboxVariant;
  description?: ReactNode;
  /** 给出即为有错 */
  errorMessage?: string;
}

const glyph = { size: 12, strokeWidth: 2, absoluteStrokeWidth: true, 'aria-hidden': true } as const;

/** 复选框. The whole row is the target; below 900 px it is 44 px high. */
export function Checkbox({ children, trailing, description, errorMessage, variant, ...props }: CheckboxProps) {
  const ofGroup = useContext(CheckboxVariantContext);
  const look = variant ?? ofGroup;
  return (
    <CheckboxField
      validationBehavior="aria"
      {...props}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={field}
    >
      <CheckboxButton className={row({ variant: look })} data-card={look === 'card' || undefined}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={box}>
              {isIndeterminate ? <Minus {...glyph} /> : isSelected ? <Check {...glyph} /> : null}
            </span>
            {children ? <span className={words}>{children}</span> : null}
            {trailing === undefined ? null : (
              <span className={trailingStyle}>
                <span className={visuallyHidden}>，</span>
                {trailing}
              </span>
            )}
          </>
        )}
      </CheckboxButton>
      {description ? (
        <Text slot="description" className={help}>
          {description}
        </Text>
      ) : null}
      <FieldError className={error}>{errorMessage}</FieldError>
    </CheckboxField>
  );
}

'use client';
import { type ReactNode, useContext } from 'react';
import { RadioButton, RadioField, type RadioFieldProps, Text } from 'react-aria-components';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { field, help, mark, row, trailing as trailingClass, words } from './RadioGroup.css';
import { RadioVariantContext } from './RadioVariantContext';

export interface RadioProps extends Omit<RadioFieldProps, 'className' | 'style' | 'children' | 'render'> {
  /** 选项的名称 */
  children: ReactNode;
  /** 右端的补充或选中的效果，如“+5项”“支持合同盖章”，一并读出 */
  trailing?: ReactNode;
  description?: ReactNode;
}

/** 单选项. Only within a RadioGroup, which sets its look. */
export function Radio({ children, trailing, description, ...props }: RadioProps) {
  const variant = useContext(RadioVariantContext);
  return (
    <RadioField {...props} className={field}>
      <RadioButton className={row({ variant })} data-card={variant === 'card' || undefined}>
        <span className={mark} />
        <span className={words}>{children}</span>
        {trailing === undefined ? null : (
          <span className={trailingClass}>
            <span className={visuallyHidden}>，</span>
            {trailing}
          </span>
        )}
      </RadioButton>
      {description ? (
        <Text slot="description" className={help}>
          {description}
        </Text>
      ) : null}
    </RadioField>
  );
}

'use client';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { Tag } from '../Tag';
import { help, labelAction as labelActionStyle, labelRow, label as labelStyle, mark } from './FormField.css';

export interface FieldTexts {
  /** 填什么，如“手机号”。不加冒号。 */
  label: string;
  /**
   * 看不见名称，读屏软件仍会读：只用于用途一望即知的搜索框
   *
   * @default false
   */
  isLabelHidden?: boolean;
  /** 名称右侧的链接，如“忘记密码” */
  labelAction?: ReactNode;
  /** 规则或用途；出错时由 errorMessage 代替 */
  description?: ReactNode;
  /** 规则与现状，如“税号为18位，现在只有10位”；给出即为有错 */
  errorMessage?: string;
  /**
   * 名称后写“选填”。必填是常态，不作标记。
   *
   * @default false
   */
  isOptional?: boolean;
  /** 值由系统带入：true，或来源，如“企业档案” */
  isPrefilled?: boolean | string;
}

export interface FieldPartsProps extends FieldTexts {
  isInvalid: boolean;
  /** Whether the help text has 13 px, as with large controls, or 12. */
  isLarge?: boolean;
  children: ReactNode;
}

/** Label, help and error of a control. To be used inside a field of react-aria-components, which links them. */
export function FieldParts(props: FieldPartsProps) {
  const text = useUiText();
  const { isInvalid, isLarge = false, isPrefilled, description, errorMessage } = props;
  return (
    <>
      <div className={props.isLabelHidden ? visuallyHidden : labelRow}>
        <Label className={labelStyle}>{props.label}</Label>
        {props.isOptional ? <span className={mark}>{text.optional}</span> : null}
        {isPrefilled ? (
          <Tag size="sm">{typeof isPrefilled === 'string' ? text.prefilledFrom(isPrefilled) : text.prefilled}</Tag>
        ) : null}
      </div>
      {props.children}
      {/* Reached after the control, whatever stands beside its name. */}
      {props.labelAction ? <span className={labelActionStyle}>{props.labelAction}</span> : null}
      {description && !isInvalid ? (
        <Text slot="description" className={help({ isLarge })}>
          {description}
        </Text>
      ) : null}
      <FieldError className={help({ isLarge, isError: true })}>{errorMessage}</FieldError>
    </>
  );
}

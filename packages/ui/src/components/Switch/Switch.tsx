'use client';
import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components';
import { Spinner } from '../Progress';
import { row, track } from './Switch.css';
import type { SwitchTone } from './switchOptions';

export interface SwitchProps extends Omit<SwitchFieldProps, 'className' | 'style' | 'children' | 'render'> {
  /** 打开后发生什么，如“只看可能符合的” */
  children: ReactNode;
  /**
   * ai 只用于AI功能
   *
   * @default 'accent'
   */
  tone?: SwitchTone;
  /**
   * 文字在开关之前（两端对齐，占满一行）或之后
   *
   * @default 'end'
   */
  labelPosition?: 'start' | 'end';
  /**
   * 正在保存：暂不能再动，仍可获得焦点
   *
   * @default false
   */
  isPending?: boolean;
}

/** 开关. It takes effect at once. For a choice that is submitted later use Checkbox. */
export function Switch({ children, tone = 'accent', labelPosition = 'end', isPending = false, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} isReadOnly={isPending || props.isReadOnly}>
      <SwitchButton className={row({ tone, labelPosition })}>
        <span className={track} />
        {isPending ? <Spinner size="sm" /> : null}
        <span>{children}</span>
      </SwitchButton>
    </SwitchField>
  );
}

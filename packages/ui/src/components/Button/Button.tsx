'use client';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Spinner } from '../Progress';
import { button } from './Button.css';
import type { ButtonSize, ButtonVariant } from './buttonOptions';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  /** 动词加宾语，2至6个字，如“开始申报”。 */
  children: ReactNode;
  /**
   * 分量：每个视图最多一个 primary。
   *
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  /**
   * 高28、32、40；900以下的屏幕上至少36与44。
   *
   * @default 'md'
   */
  size?: ButtonSize;
  /** 文字前的图标 */
  iconStart?: ReactNode;
  /** 文字后的图标 */
  iconEnd?: ReactNode;
  /**
   * 占满一行
   *
   * @default false
   */
  isBlock?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * 按钮. While `isPending` it keeps its words and its focus, shows a spinner and ignores presses; prefer that to `isDisabled`,
 * which hides from keyboard users why nothing happens.
 */
export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  isBlock = false,
  iconStart,
  iconEnd,
  ...props
}: ButtonProps) {
  return (
    <AriaButton {...props} className={button({ variant, size, isBlock })}>
      {props.isPending ? <Spinner size="sm" /> : iconStart}
      {children}
      {iconEnd}
    </AriaButton>
  );
}

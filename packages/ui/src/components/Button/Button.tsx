'use client';
import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { useTidyAnnouncement } from '../../hooks/useTidyAnnouncement';
import { Spinner } from '../Progress';
import { button } from './Button.css';
import type { ButtonSize, ButtonVariant } from './buttonOptions';

export interface ButtonLook {
  /** 动词加宾语，2至6个字，如“开始申报”；进行中时写正在做什么，如“正在提交”。 */
  children: ReactNode;
  /**
   * 分量：每个视图最多一个 primary。
   *
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  /**
   * 高28、32、40；900以下的屏幕上28变36，其余变44。
   *
   * @default 'md'
   */
  size?: ButtonSize;
  /** 文字前的图标，如 `<Icon icon={Plus} />` */
  iconStart?: ReactNode;
  /** 文字后的图标 */
  iconEnd?: ReactNode;
  /**
   * 占满一行
   *
   * @default false
   */
  isBlock?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {}

/**
 * 按钮. While `isPending` it keeps its focus, shows a spinner and ignores presses; prefer that to `isDisabled`, which hides
 * from keyboard users why nothing happens.
 */
export const Button = forwardRef(function Button(
  { children, variant = 'secondary', size = 'md', isBlock = false, iconStart, iconEnd, ...props }: ButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const element = useObjectRef(ref);
  useTidyAnnouncement(element, props.isPending);
  return (
    <AriaButton {...props} ref={element} className={button({ variant, size, isBlock })}>
      {props.isPending ? <Spinner size="sm" /> : iconStart}
      {children}
      {iconEnd}
    </AriaButton>
  );
});

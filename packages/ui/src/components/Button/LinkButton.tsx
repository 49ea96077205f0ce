'use client';
import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { button } from './Button.css';
import type { ButtonSize, ButtonVariant } from './buttonOptions';

export interface LinkButtonProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {
  children: ReactNode;
  /** @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** 文字前的图标 */
  iconStart?: ReactNode;
  /** @default false */
  isBlock?: boolean;
}

/** 看起来是按钮、实际前往另一个地址时使用：可以在新标签页打开，可以复制地址。 */
export function LinkButton({
  children,
  variant = 'secondary',
  size = 'md',
  isBlock = false,
  iconStart,
  ...props
}: LinkButtonProps) {
  return (
    <AriaLink {...props} className={button({ variant, size, isBlock })}>
      {iconStart}
      {children}
    </AriaLink>
  );
}

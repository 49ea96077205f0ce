'use client';
import { type ForwardedRef, forwardRef } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import type { ButtonLook } from './Button';
import { button } from './Button.css';

export interface LinkButtonProps
  extends ButtonLook,
    Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> {}

/** 按钮样的链接. It looks like a button and goes to an address, which can be copied and opened in a new tab. */
export const LinkButton = forwardRef(function LinkButton(
  { children, variant = 'secondary', size = 'md', isBlock = false, iconStart, iconEnd, ...props }: LinkButtonProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  return (
    <AriaLink {...props} ref={ref} className={button({ variant, size, isBlock })}>
      {iconStart}
      {children}
      {iconEnd}
    </AriaLink>
  );
});

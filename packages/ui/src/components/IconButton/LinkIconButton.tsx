'use client';
import { type ForwardedRef, forwardRef } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { TooltipTrigger } from '../Tooltip';
import type { IconButtonLook, IconButtonProps } from './IconButton';
import { dot, iconButton } from './IconButton.css';

export interface LinkIconButtonProps
  extends IconButtonLook,
    Pick<IconButtonProps, 'hasDot'>,
    Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {}

/** 图标样的链接. A link that everybody knows by its picture, such as the messages behind a bell. */
export const LinkIconButton = forwardRef(function LinkIconButton(
  {
    label,
    icon,
    size = 'md',
    variant = 'plain',
    shortcut,
    hasTooltip = true,
    hasDot = false,
    ...props
  }: LinkIconButtonProps,
  ref: ForwardedRef<HTMLAnchorElement>,
) {
  return (
    <TooltipTrigger content={label} shortcut={shortcut} isDisabled={!hasTooltip}>
      <AriaLink {...props} ref={ref} aria-label={label} className={iconButton({ variant, size })}>
        {icon}
        {hasDot ? <span className={dot} /> : null}
      </AriaLink>
    </TooltipTrigger>
  );
});

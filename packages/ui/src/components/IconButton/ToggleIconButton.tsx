'use client';
import { type ForwardedRef, forwardRef } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components';
import { TooltipTrigger } from '../Tooltip';
import type { IconButtonLook } from './IconButton';
import { iconButton } from './IconButton.css';

export interface ToggleIconButtonProps
  extends IconButtonLook,
    Omit<AriaToggleButtonProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {}

/** 开关式图标按钮. The label stays the same in both states (“订阅更新”); being on is announced as pressed. */
export const ToggleIconButton = forwardRef(function ToggleIconButton(
  { label, icon, size = 'md', variant = 'plain', shortcut, hasTooltip = true, ...props }: ToggleIconButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  return (
    <TooltipTrigger content={label} shortcut={shortcut} isDisabled={!hasTooltip}>
      <AriaToggleButton {...props} ref={ref} aria-label={label} className={iconButton({ variant, size })}>
        {icon}
      </AriaToggleButton>
    </TooltipTrigger>
  );
});

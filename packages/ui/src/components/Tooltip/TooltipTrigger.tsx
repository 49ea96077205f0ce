'use client';
import type { ReactElement } from 'react';
import {
  TooltipTrigger as AriaTooltipTrigger,
  type TooltipTriggerComponentProps as AriaTooltipTriggerProps,
} from 'react-aria-components';
import { Tooltip, type TooltipProps } from './Tooltip';

export interface TooltipTriggerProps
  extends TooltipProps,
    Pick<AriaTooltipTriggerProps, 'isDisabled' | 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** 触发元素：一个可获得焦点的控件。 */
  children: ReactElement;
  /**
   * 悬停多久后出现，毫秒；键盘焦点立即出现。
   *
   * @default 600
   */
  delay?: number;
}

/** 提示气泡. The name of a control or a sentence about it, on hover and on keyboard focus. */
export function TooltipTrigger({
  children,
  delay = 600,
  isDisabled,
  isOpen,
  defaultOpen,
  onOpenChange,
  ...tooltip
}: TooltipTriggerProps) {
  return (
    <AriaTooltipTrigger
      delay={delay}
      closeDelay={100}
      isDisabled={isDisabled}
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
    >
      {children}
      <Tooltip {...tooltip} />
    </AriaTooltipTrigger>
  );
}

'use client';
import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, type TooltipProps as AriaTooltipProps, Keyboard } from 'react-aria-components';
import { shortcutKey, tooltip } from './Tooltip.css';

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement' | 'offset'> {
  /** 一句话，不放链接和按钮：指针够不到它们。 */
  content: ReactNode;
  /** 快捷键，如“⌘K”。 */
  shortcut?: string;
}

/** Bubble alone, to be composed with a trigger of react-aria-components; usually use `TooltipTrigger`. */
export function Tooltip({ content, shortcut, placement = 'top', offset = 6 }: TooltipProps) {
  return (
    <AriaTooltip className={tooltip} placement={placement} offset={offset}>
      <span>{content}</span>
      {shortcut ? <Keyboard className={shortcutKey}>{shortcut}</Keyboard> : null}
    </AriaTooltip>
  );
}

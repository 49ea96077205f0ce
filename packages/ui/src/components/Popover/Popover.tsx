'use client';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, type PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { content } from './Popover.css';
import { PopoverSurface } from './PopoverSurface';

export interface PopoverProps
  extends Pick<
    AriaPopoverProps,
    'placement' | 'offset' | 'isOpen' | 'onOpenChange' | 'triggerRef' | 'isNonModal' | 'shouldFlip'
  > {
  /** 读屏软件读出的名称。 */
  label: string;
  children: ReactNode | ((overlay: { close: () => void }) => ReactNode);
}

/** 浮层. Content with links and controls beside its trigger. Put it into a `DialogTrigger` after the trigger. */
export function Popover({ label, children, ...props }: PopoverProps) {
  return (
    <PopoverSurface {...props}>
      <AriaDialog aria-label={label} className={content}>
        {children}
      </AriaDialog>
    </PopoverSurface>
  );
}

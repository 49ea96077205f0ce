'use client';
import type { ReactNode } from 'react';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { surface } from './Popover.css';

export interface PopoverSurfaceProps
  extends Omit<AriaPopoverProps, 'className' | 'style' | 'children' | 'render' | 'UNSTABLE_portalContainer'> {
  children: ReactNode;
}

/** Positioned surface without a dialog in it: menus and list boxes have roles of their own. */
export function PopoverSurface(props: PopoverSurfaceProps) {
  return <AriaPopover offset={6} {...props} className={surface} />;
}

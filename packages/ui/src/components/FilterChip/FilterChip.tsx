'use client';
import type { ReactNode } from 'react';
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components';
import type { ChipSize, ChipTone } from './chipOptions';
import { chip, toggle, words } from './FilterChip.css';

export interface FilterChipProps extends Omit<ToggleButtonProps, 'className' | 'style' | 'children' | 'render'> {
  /** 筛选条件，如“资金补助” */
  children: ReactNode;
  /** 文字前的图标，边长14 */
  icon?: ReactNode;
  /**
   * ai 只用于AI功能，如“深度思考”
   *
   * @default 'accent'
   */
  tone?: ChipTone;
  /**
   * 高26、28；900以下的屏幕上36
   *
   * @default 'md'
   */
  size?: ChipSize;
}

/** 筛选标签. A filter that is on or off. For filters that are removed one by one use RemovableChip. */
export function FilterChip({ children, icon, tone = 'accent', size = 'md', ...props }: FilterChipProps) {
  return (
    <ToggleButton {...props} className={`${chip({ tone, size })} ${toggle}`}>
      {icon}
      <span className={words}>{children}</span>
    </ToggleButton>
  );
}

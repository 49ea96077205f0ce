'use client';
import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { segment, track } from './SegmentedControl.css';

export interface SegmentedControlItem {
  id: string;
  label: string;
  /** 文字前的图标，边长16 */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps {
  /** 在选什么，读屏软件会读，如“付款周期” */
  label: string;
  /** 2至4项 */
  items: readonly SegmentedControlItem[];
  selectedKey?: string;
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
  /** @default false */
  isDisabled?: boolean;
}

/** 分段控件. Two to four views or values of which one is always chosen. */
export function SegmentedControl({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  isDisabled,
}: SegmentedControlProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={track}
      isDisabled={isDisabled}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={selectedKey === undefined ? undefined : [selectedKey]}
      defaultSelectedKeys={defaultSelectedKey === undefined ? undefined : [defaultSelectedKey]}
      onSelectionChange={([key]) => key !== undefined && onSelectionChange?.(String(key))}
    >
      {items.map((item) => (
        <ToggleButton key={item.id} id={item.id} className={segment} isDisabled={item.isDisabled}>
          {item.icon}
          {item.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

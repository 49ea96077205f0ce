'use client';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, MenuTrigger } from 'react-aria-components';
import { Menu, type MenuProps } from '../Menu/Menu';
import type { ChipSize } from './chipOptions';
import { chip, toggle, words } from './FilterChip.css';

export interface MenuChipProps
  extends Pick<MenuProps, 'items' | 'selectedKey' | 'selectedKeys' | 'onSelectionChange' | 'onAction'> {
  /** 条件或现值，如“全部类型”“配色：石青” */
  children: ReactNode;
  /** 文字前的图标，边长14 */
  icon?: ReactNode;
  /**
   * 选了与默认不同的一项
   *
   * @default false
   */
  isOn?: boolean;
  /**
   * 高26、28；900以下的屏幕上36
   *
   * @default 'md'
   */
  size?: ChipSize;
  /** @default false */
  isDisabled?: boolean;
}

/** 带菜单的筛选标签. A filter with several values; its words name the present one. */
export function MenuChip({ children, icon, isOn = false, size = 'md', isDisabled = false, ...menu }: MenuChipProps) {
  return (
    <MenuTrigger>
      <Button
        className={`${chip({ tone: 'accent', size })} ${toggle}`}
        isDisabled={isDisabled}
        data-selected={isOn || undefined}
      >
        {icon}
        <span className={words}>{children}</span>
        <ChevronDown size={14} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
      </Button>
      <Menu {...menu} />
    </MenuTrigger>
  );
}

import type { ReactNode } from 'react';

export interface MenuItemData {
  id: string;
  /** 动作用动词，如“重命名”。 */
  label: string;
  /** 名称下的补充 */
  description?: string;
  icon?: ReactNode;
  /** 快捷键，只作提示，如“F2”。 */
  shortcut?: string;
  /** 破坏性动作，放在最后一组。 */
  tone?: 'danger';
  isDisabled?: boolean;
  href?: string;
  /** 下一级；有它时这一项只打开下一级。 */
  submenu?: readonly MenuItemData[];
}
export interface MenuSectionData {
  id: string;
  /** 组名；没有时只用一条线隔开。 */
  title?: string;
  items: readonly MenuItemData[];
}

import type { ReactNode } from 'react';

export interface TabItem {
  id: string;
  /** 名词，2至4个字。 */
  label: string;
  /** 数量；0也显示，不给则没有。 */
  count?: number;
  /** 内容。给了就必须每一项都给。 */
  panel?: ReactNode;
  /** 前往的地址。给了就必须每一项都给：它们成为导航里的链接。 */
  href?: string;
  isDisabled?: boolean;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** 读屏软件读出的名称，如“检索范围”。 */
  label: string;
  selectedKey?: string;
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
  /** 同一行右侧的内容，如排序。 */
  trailing?: ReactNode;
  /** 没有 panel 时，被切换的那块内容的 id。 */
  controls?: string;
}

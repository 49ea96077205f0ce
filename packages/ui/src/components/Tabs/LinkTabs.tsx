'use client';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { TabLabel } from './TabLabel';
import { bar, list, tab } from './Tabs.css';
import type { TabItem } from './tabsProps';

export interface LinkTabsProps {
  /** 每一项都有 href。 */
  items: readonly TabItem[];
  /** 读屏软件读出的名称 */
  label: string;
  currentKey: string | undefined;
  /** 同一行右侧的内容 */
  trailing?: ReactNode;
  /**
   * 其下有一条贯穿的线。在顶栏里没有。
   *
   * @default true
   */
  hasLine?: boolean;
}

/**
 * Tabs as links of a navigation, because role=tab promises a panel on the same page. `Tabs` takes this form by itself;
 * pages that must load little import it directly and save the 18 kB of the other form.
 */
export function LinkTabs({ items, label, currentKey, trailing, hasLine = true }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={bar} data-bare={hasLine ? undefined : true}>
      <div className={list}>
        {items.map((item) => (
          <Link
            key={item.id}
            href={item.href}
            isDisabled={item.isDisabled}
            className={tab}
            aria-current={item.id === currentKey ? 'page' : undefined}
          >
            <TabLabel item={item} isSelected={item.id === currentKey} />
          </Link>
        ))}
      </div>
      {trailing}
    </nav>
  );
}

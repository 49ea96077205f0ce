'use client';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { TabLabel } from './Tab';
import type { TabItem } from './Tabs';
import { bar, list, tab } from './Tabs.css';

interface LinkTabsProps {
  items: readonly TabItem[];
  label: string;
  currentKey: string | undefined;
  trailing: ReactNode;
}

/** Tabs that are addresses: links in a navigation, because role=tab promises a panel on the same page. */
export function LinkTabs({ items, label, currentKey, trailing }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={bar}>
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

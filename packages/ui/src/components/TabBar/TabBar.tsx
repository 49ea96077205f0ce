'use client';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { bar, item, list } from './TabBar.css';

export interface TabBarItem {
  id: string;
  /** 两到三个字 */
  label: string;
  /** 20像素的图标 */
  icon: ReactNode;
  href: string;
  isCurrent?: boolean;
}
export interface TabBarProps {
  /** 三到五项 */
  items: TabBarItem[];
}

/** 底栏: the navigation of phones. */
export function TabBar({ items }: TabBarProps) {
  const text = useUiText();
  return (
    <nav className={bar} aria-label={text.bottomNavigation}>
      <ul className={list}>
        {items.map(({ id, label, icon, href, isCurrent }) => (
          <li key={id}>
            <Link
              href={href}
              className={item}
              data-current={isCurrent || undefined}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {icon}
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

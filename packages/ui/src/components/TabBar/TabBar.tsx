'use client';
import type { ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { bar, item, list } from './TabBar.css';

export interface TabBarItem {
  id: string;
  /** 两到三个字 */
  label: string;
  /** 20像素的图标 */
  icon: ReactNode;
  /** 前往哪里；没有地址的是按钮。 */
  href?: string;
  onPress?: () => void;
  isCurrent?: boolean;
}
export interface TabBarProps {
  /** 三到五项 */
  items: TabBarItem[];
}

/** 底栏. The navigation of phones. */
export function TabBar({ items }: TabBarProps) {
  const text = useUiText();
  return (
    <nav className={bar} aria-label={text.bottomNavigation}>
      <ul className={list}>
        {items.map(({ id, label, icon, href, onPress, isCurrent }) => (
          <li key={id}>
            {href === undefined ? (
              <Button className={item} data-current={isCurrent || undefined} aria-haspopup="dialog" onPress={onPress}>
                {icon}
                <span>{label}</span>
              </Button>
            ) : (
              <Link
                href={href}
                className={item}
                data-current={isCurrent || undefined}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {icon}
                <span>{label}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

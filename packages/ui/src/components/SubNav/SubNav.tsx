'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { count as countClass, icon as iconClass, item, list, nav, title as titleClass } from './SubNav.css';

export interface SubNavItem {
  id: string;
  label: string;
  icon: ReactNode;
  href: string;
  /** 待办数，0不显示。 */
  count?: number;
  isCurrent?: boolean;
}
export interface SubNavProps {
  /** 这一部分的名称，如“个人中心”；900以下只给读屏软件。 */
  title: string;
  items: SubNavItem[];
}

/**
 * 二级导航. Pages of one part of the product. Beside the page; below 900 px a row above it, scrolled to the current one.
 */
export function SubNav({ title, items }: SubNavProps) {
  const text = useUiText();
  const row = useRef<HTMLUListElement>(null);
  const currentId = items.find(({ isCurrent }) => isCurrent)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew when another page is current
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView: that would move the page too.
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [currentId]);
  return (
    <nav className={nav} aria-label={title}>
      <p className={titleClass} aria-hidden="true">
        {title}
      </p>
      <ul className={list} ref={row}>
        {items.map(({ id, label, icon, href, count = 0, isCurrent }) => (
          <li key={id}>
            <Link
              href={href}
              className={item}
              data-current={isCurrent || undefined}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <span className={iconClass}>{icon}</span>
              {label}
              {count > 0 ? (
                <span className={countClass}>
                  {count}
                  <span className={visuallyHidden}>{text.pendingItems}</span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

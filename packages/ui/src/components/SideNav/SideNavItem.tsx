'use client';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { TooltipTrigger } from '../Tooltip';
import { count as countClass, icon as iconClass, item, label as labelClass } from './SideNav.css';

export interface SideNavItemData {
  id: string;
  label: string;
  icon: ReactNode;
  href: string;
  /** 待办数，0不显示。 */
  count?: number;
  isCurrent?: boolean;
  /** 前往别处，带向外的箭头并在新标签页打开。 */
  isExternal?: boolean;
}

/** Row of the navigation. Collapsed it keeps its name for screen readers and shows it in a tooltip. */
export function SideNavItem({ data, isCollapsed }: { data: SideNavItemData; isCollapsed: boolean }) {
  const text = useUiText();
  const { label, icon, href, count = 0, isCurrent, isExternal } = data;
  return (
    <TooltipTrigger content={label} placement="end" offset={8} delay={200} isDisabled={!isCollapsed}>
      <Link
        href={href}
        className={item}
        data-current={isCurrent || undefined}
        data-collapsed={isCollapsed || undefined}
        aria-current={isCurrent ? 'page' : undefined}
        {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        <span className={iconClass}>{icon}</span>
        <span className={isCollapsed ? visuallyHidden : labelClass}>{label}</span>
        {count > 0 && !isCollapsed ? (
          <span className={countClass}>
            {count}
            <span className={visuallyHidden}>{text.pendingItems}</span>
          </span>
        ) : null}
        {isExternal && !isCollapsed ? (
          <span className={countClass}>
            <ArrowUpRight size={13} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
            <span className={visuallyHidden}>{text.opensInNewTab}</span>
          </span>
        ) : null}
      </Link>
    </TooltipTrigger>
  );
}

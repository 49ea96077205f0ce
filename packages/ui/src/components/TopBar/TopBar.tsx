'use client';
import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { LinkTabs, type LinkTabsProps } from '../Tabs/LinkTabs';
import {
  actions as actionsClass,
  bar,
  narrow,
  search as searchClass,
  sections as sectionsClass,
  toggle,
  wide,
} from './TopBar.css';

export interface TopBarProps {
  /**
   * 导航是否已收起
   *
   * @default false
   */
  isNavCollapsed?: boolean;
  /** 收起或展开导航；不给则没有这个按钮。 */
  onToggleNav?: () => void;
  /** Breadcrumbs */
  breadcrumbs?: ReactNode;
  /** 并列的页面，代替面包屑；900以下在自己的一行。 */
  sections?: Pick<LinkTabsProps, 'items' | 'label' | 'currentKey'>;
  /** 900以下代替面包屑：品牌，或返回按钮与标题。 */
  mobileStart?: ReactNode;
  /** SearchTrigger */
  search?: ReactNode;
  /** 右侧的图标按钮 */
  actions?: ReactNode;
}

/** 顶栏. 52 px high: navigation toggle, breadcrumbs, global search, help and messages. */
export function TopBar(props: TopBarProps) {
  const { isNavCollapsed = false, onToggleNav, breadcrumbs, sections, mobileStart, search, actions } = props;
  const text = useUiText();
  return (
    <div className={bar} data-sections={sections ? true : undefined}>
      <div className={wide}>
        {onToggleNav ? (
          <span className={toggle}>
            <IconButton
              label={isNavCollapsed ? text.expandNavigation : text.collapseNavigation}
              icon={<Icon icon={PanelLeft} />}
              size="sm"
              onPress={onToggleNav}
            />
          </span>
        ) : null}
        {sections ? null : breadcrumbs}
      </div>
      {sections ? (
        <div className={sectionsClass}>
          <LinkTabs {...sections} hasLine={false} />
        </div>
      ) : null}
      <div className={narrow}>{mobileStart}</div>
      <div className={searchClass}>{search}</div>
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </div>
  );
}

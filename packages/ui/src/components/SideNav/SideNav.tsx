'use client';
import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useUiText } from '../../provider/Provider';
import { media } from '../../theme/media';
import { Icon } from '../Icon';
import { body, foldIcon, foot, groupButton, groupLine, groupTitle, head, nav } from './SideNav.css';
import { SideNavItem, type SideNavItemData } from './SideNavItem';

export interface SideNavGroup {
  id: string;
  /** 组名；收起时成为一条线。 */
  title?: string;
  items: SideNavItemData[];
}
export interface SideNavProps {
  groups: SideNavGroup[];
  /**
   * 只留图标，名称在提示里。
   *
   * @default false
   */
  isCollapsed?: boolean;
  /** 折起来的组，只留当前页。不给`onFold`则不能折。 */
  foldedGroups?: readonly string[];
  onFold?: (groupId: string, isFolded: boolean) => void;
  /** 导航之上，如所属企业。收起状态由调用者自己处理。 */
  header?: ReactNode;
  /** 导航之下，如试用期与个人。 */
  footer?: ReactNode;
}

/** 侧边导航. Below 1200 px it is always collapsed; below 900 the TabBar replaces it. */
export function SideNav({ groups, isCollapsed = false, foldedGroups = [], onFold, header, footer }: SideNavProps) {
  const text = useUiText();
  const id = useId();
  const collapsed = useMediaQuery(media.belowLg) || isCollapsed;
  const list = useRef<HTMLDivElement>(null);
  const itemsOf = ({ id: groupId, items }: SideNavGroup) =>
    !collapsed && foldedGroups.includes(groupId) ? items.filter(({ isCurrent }) => isCurrent) : items;
  const currentId = groups.flatMap(({ items }) => items).find(({ isCurrent }) => isCurrent)?.id;
  // On a low screen the current page may stand below the edge. Only this box moves, not the page.
  useEffect(() => {
    const box = list.current;
    const item = currentId === undefined ? null : box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !item) return;
    const { offsetTop, offsetHeight } = item;
    const isSeen = offsetTop >= box.scrollTop && offsetTop + offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isSeen) box.scrollTop = offsetTop - (box.clientHeight - offsetHeight) / 2;
  }, [currentId]);
  return (
    <nav className={nav} aria-label={text.mainNavigation}>
      {header ? <div className={head}>{header}</div> : null}
      <div className={body} ref={list}>
        {groups.map((group, index) => (
          <Fragment key={group.id}>
            {collapsed && index > 0 ? <div className={groupLine} /> : null}
            {group.title && !collapsed ? (
              <GroupTitle
                id={`${id}${group.id}`}
                title={group.title}
                isFolded={foldedGroups.includes(group.id)}
                onFold={onFold && ((isFolded) => onFold(group.id, isFolded))}
              />
            ) : null}
            <ul
              aria-labelledby={group.title && !collapsed ? `${id}${group.id}` : undefined}
              aria-label={collapsed ? group.title : undefined}
            >
              {itemsOf(group).map((item) => (
                <li key={item.id}>
                  <SideNavItem data={item} isCollapsed={collapsed} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
      {footer ? <div className={foot}>{footer}</div> : null}
    </nav>
  );
}

interface GroupTitleProps {
  id: string;
  title: string;
  isFolded: boolean;
  onFold: ((isFolded: boolean) => void) | undefined;
}

function GroupTitle({ id, title, isFolded, onFold }: GroupTitleProps) {
  return onFold ? (
    <Button className={groupButton} id={id} aria-expanded={!isFolded} onPress={() => onFold(!isFolded)}>
      {title}
      <span className={foldIcon}>
        <Icon icon={ChevronDown} size="sm" />
      </span>
    </Button>
  ) : (
    <span className={groupTitle} id={id}>
      {title}
    </span>
  );
}

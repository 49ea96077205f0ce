'use client';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import {
  dot,
  icon as iconClass,
  meta as metaClass,
  row,
  title as titleClass,
  trailing as trailingClass,
  words,
} from './ListRow.css';

export interface ListRowProps {
  /** 16像素的图标 */
  icon?: ReactNode;
  title: ReactNode;
  /** 第二行 */
  meta?: ReactNode;
  /** 右端，如时间。 */
  trailing?: ReactNode;
  /** 整行可点 */
  href?: string;
  /** @default false */
  isSelected?: boolean;
  /**
   * 未读：标题加重并有圆点。
   *
   * @default false
   */
  isUnread?: boolean;
}

/** 列表行. Icon, title, description and end. Rows go into a list element; each draws the line above itself. */
export function ListRow({ icon, title, meta, trailing, href, isSelected = false, isUnread = false }: ListRowProps) {
  const text = useUiText();
  const content = (
    <>
      {icon ? <span className={iconClass}>{icon}</span> : null}
      <span className={words}>
        <span className={titleClass}>{title}</span>
        {meta ? <span className={metaClass}>{meta}</span> : null}
      </span>
      {trailing ? <span className={trailingClass}>{trailing}</span> : null}
      {isUnread ? (
        <span className={dot}>
          <span className={visuallyHidden}>{text.unread}</span>
        </span>
      ) : null}
    </>
  );
  const state = { 'data-selected': isSelected || undefined, 'data-unread': isUnread || undefined };
  return href ? (
    <Link href={href} className={row} aria-current={isSelected ? 'true' : undefined} {...state}>
      {content}
    </Link>
  ) : (
    <div className={row} {...state}>
      {content}
    </div>
  );
}

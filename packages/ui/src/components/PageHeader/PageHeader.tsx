import type { ReactNode } from 'react';
import {
  actions as actionsClass,
  description as descriptionClass,
  header,
  title as titleClass,
  words,
} from './PageHeader.css';
import type { PageHeaderLevel } from './pageHeaderOptions';

export interface PageHeaderProps {
  title: ReactNode;
  /** 一行事实 */
  description?: ReactNode;
  /** 右侧动作，最多一个主要按钮。 */
  actions?: ReactNode;
  /**
   * 浏览页的标题20、工作区60高的栏17、页内小节15。
   *
   * @default 'page'
   */
  level?: PageHeaderLevel;
}

/** 页头. `page` and `workspace` are the h1 of a page, `section` is an h2. */
export function PageHeader({ title, description, actions, level = 'page' }: PageHeaderProps) {
  const Title = level === 'section' ? 'h2' : 'h1';
  return (
    <div className={header({ level })}>
      <div className={words({ level })}>
        <Title className={titleClass({ level })}>{title}</Title>
        {description ? <div className={descriptionClass}>{description}</div> : null}
      </div>
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </div>
  );
}

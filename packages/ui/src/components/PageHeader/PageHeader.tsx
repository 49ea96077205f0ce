import type { ReactNode } from 'react';
import { DocumentFont } from '../../provider/DocumentFont';
import { WordBreak } from '../Text';
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
  /**
   * 标题是文件的名称，用宋体
   *
   * @default false
   */
  isDocument?: boolean;
}

/** 页头. `page` and `workspace` are the h1 of a page, `section` is an h2. */
export function PageHeader({ title, description, actions, level = 'page', isDocument = false }: PageHeaderProps) {
  const Title = level === 'section' ? 'h2' : 'h1';
  return (
    <div className={header({ level })}>
      <div className={words({ level })}>
        {isDocument ? <DocumentFont /> : null}
        <Title className={titleClass({ level, isDocument })}>
          {typeof title === 'string' && level === 'page' ? <WordBreak>{title}</WordBreak> : title}
        </Title>
        {description ? <div className={descriptionClass}>{description}</div> : null}
      </div>
      {actions ? <div className={actionsClass}>{actions}</div> : null}
    </div>
  );
}

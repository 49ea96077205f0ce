'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { StateArt } from './StateArt';
import {
  actions,
  description as descriptionStyle,
  extra,
  requestId as requestIdStyle,
  title as titleStyle,
  view,
} from './StateView.css';
import type { StateKind } from './stateOptions';

export interface StateViewProps {
  kind: StateKind;
  /** 发生了什么，如“检索服务暂时没有响应”。 */
  title: string;
  /** 保留了什么，可以做什么。 */
  description?: ReactNode;
  /** 最可能的下一步，一个按钮。 */
  primaryAction?: ReactNode;
  /** 其他出路，一个或几个按钮。 */
  secondaryAction?: ReactNode;
  /** 请求编号，便于报障。 */
  requestId?: string;
  /** 说明与动作之间的内容，如搜索框。 */
  children?: ReactNode;
  /**
   * inline 在一块内容里，page 占满一页。
   *
   * @default 'inline'
   */
  size?: 'inline' | 'page';
  /** 标题的级别。 @default page 为 1，inline 为 2 */
  headingLevel?: 1 | 2 | 3 | 4;
}

/** 状态视图. In place of missing content: the reason, what was kept, and what to do. */
export function StateView({
  kind,
  title,
  description,
  primaryAction,
  secondaryAction,
  requestId,
  children,
  size = 'inline',
  headingLevel = size === 'page' ? 1 : 2,
}: StateViewProps) {
  const text = useUiText();
  const Title = `h${headingLevel}` as const;
  const isUnexpected = kind === 'error' || kind === 'offline' || kind === 'noResult';
  return (
    <div className={view({ size })} role={isUnexpected && size === 'inline' ? 'status' : undefined}>
      <StateArt kind={kind} />
      <Title className={titleStyle({ size, isFollowingHeader: kind === 'notFound' })}>{title}</Title>
      {description ? <div className={descriptionStyle({ size })}>{description}</div> : null}
      {children ? <div className={extra}>{children}</div> : null}
      {primaryAction || secondaryAction ? (
        <div className={actions({ size })}>
          {primaryAction}
          {secondaryAction}
        </div>
      ) : null}
      {requestId ? <div className={requestIdStyle}>{text.requestId(requestId)}</div> : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Issue } from './issueOptions';

export interface IssueCardProps {
  issue: Issue;
  /**
   * 正在看的一处：出现按钮
   *
   * @default false
   */
  isCurrent?: boolean;
  onAccept?: (id: string) => void;
  onIgnore?: (id: string) => void;
  /** 采纳同类的全部；不给则没有这个按钮 */
  onAcceptAlike?: (id: string) => void;
  /** 正在看的一处，同类一共几处，包括它；多于一处时按钮写出来 */
  alike?: number;
  /** 正在看的一处在原因之下写什么：依据、别的改法 */
  detail?: (id: string) => ReactNode;
  /** 撤销采纳或忽略 */
  onUndo?: (id: string) => void;
}

import type { ReactNode } from 'react';
import type { ClauseChange, ClauseKind } from './clauseOptions';

export interface ClauseBlockProps {
  /** 页内锚点，如 art-7 */
  id: string;
  /** 第七条、（二）、1.；没有则为空 */
  label?: string;
  /** 编号之后的标题 */
  heading?: string;
  text?: string;
  /** 章、节、条、款、项、目…… */
  kind: ClauseKind;
  /** 在目录中的深度；标题的层级由它得出。 */
  depth?: number;
  /**
   * 被引用或从检索结果跳来的一条
   *
   * @default false
   */
  isCited?: boolean;
  /** 正文里命中的区间 [起, 止) */
  marks?: [number, number][];
  /** 与另一版本比较时的增删；有它时不标命中。 */
  changes?: readonly ClauseChange[];
  /** 复制等动作；有指针时悬停或聚焦才出现，触屏上总在。 */
  actions?: ReactNode;
  /** 写在条款之后的批注，如按企业资料的测算。批注不是原文。 */
  annotation?: ReactNode;
}

import type { ReactNode } from 'react';

/** Texts of every chart. */
export interface ChartTexts {
  /** 量的是什么，如“研发类政策数”。 */
  title: string;
  /** 标题旁的一句说明，如“点选地区加入对比，最多4个”。 */
  description?: string;
  /** 图下的说明：口径、来源、截至日期。 */
  note?: ReactNode;
  /**
   * 标题的级别
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** @default false */
  isLoading?: boolean;
  /** 没有数据时的话。 @default '暂无数据' */
  emptyText?: string;
}

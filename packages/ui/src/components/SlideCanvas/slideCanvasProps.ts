import type { ReactNode } from 'react';
import type { SlideAspect, SlideState, SlideVariant } from './slideOptions';

export interface SlideCanvasProps {
  /** 读屏软件读出的名称，如“第5页，研发费用三年增长73%” */
  label: string;
  /** 一页的内容，按960×540画（4:3是720×540），由它缩放。缩略图里只看不读 */
  children?: ReactNode;
  /**
   * 画幅
   *
   * @default '16:9'
   */
  aspect?: SlideAspect;
  /**
   * thumbnail 是缩略图
   *
   * @default 'preview'
   */
  variant?: SlideVariant;
  /**
   * 生成中、好了、编辑中、没有生成
   *
   * @default 'ready'
   */
  state?: SlideState;
  /** 正在做什么或为什么失败，如“正在排版第5页，共12页” */
  message?: string;
  /** 失败时重试 */
  onRetry?: () => void;
}

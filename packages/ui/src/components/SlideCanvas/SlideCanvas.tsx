'use client';
import { type ReactNode, useRef } from 'react';
import { useElementWidth } from '../../hooks/useElementWidth';
import { canvas, paper } from './SlideCanvas.css';
import { SlideVeil } from './SlideVeil';
import { type SlideState, type SlideVariant, slideHeight, slideWidth } from './slideOptions';

export interface SlideCanvasProps {
  /** 读屏软件读出的名称，如“第5页，研发费用三年增长73%” */
  label: string;
  /** 一页的内容，按960×540画，由它缩放。缩略图里只看不读 */
  children?: ReactNode;
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

/** 幻灯片: one page, 16:9, drawn at 960×540 and scaled to its place. What is in it is the page's; AI content says so there. */
export function SlideCanvas(props: SlideCanvasProps) {
  const { label, children, variant = 'preview', state = 'ready', message, onRetry } = props;
  const frame = useRef<HTMLElement>(null);
  const width = useElementWidth(frame);
  const isShown = state === 'ready' || state === 'editing';
  const isPicture = variant === 'thumbnail';
  return (
    <figure
      ref={frame}
      role={isPicture ? 'img' : undefined}
      aria-label={label}
      aria-busy={state === 'generating' || undefined}
      className={canvas({ variant, state })}
    >
      {isShown ? (
        <div
          className={paper}
          style={{ width: slideWidth, height: slideHeight, transform: `scale(${width / slideWidth})` }}
          aria-hidden={isPicture || undefined}
        >
          {children}
        </div>
      ) : (
        <SlideVeil {...{ variant, state, message, onRetry }} />
      )}
    </figure>
  );
}

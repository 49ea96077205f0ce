'use client';
import { useRef } from 'react';
import { useElementWidth } from '../../hooks/useElementWidth';
import { canvas, paper } from './SlideCanvas.css';
import { SlideVeil } from './SlideVeil';
import type { SlideCanvasProps } from './slideCanvasProps';
import { slideHeight, slideWidths } from './slideOptions';

/**
 * 幻灯片. One page, drawn at 960×540 or 720×540 and scaled to its place. The caller supplies the content and labels what AI
 * made.
 */
export function SlideCanvas(props: SlideCanvasProps) {
  const { label, children, aspect = '16:9', variant = 'preview', state = 'ready', message, onRetry } = props;
  const slideWidth = slideWidths[aspect];
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
      style={{ aspectRatio: `${slideWidth} / ${slideHeight}` }}
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

'use client';
import type { PointerEvent, ReactNode } from 'react';
import { dot, pointed } from './PresentPage.css';
import type { Point } from './usePresentation';

export interface PointedSlideProps {
  point: Point | null;
  /** Told where the mouse, pen or finger is over the slide, null once it has left; nothing is followed when left out. */
  onPoint?: ((point: Point | null) => void) | undefined;
  children: ReactNode;
}

/** A slide with the dot of the presenter's pointer on it. */
export function PointedSlide({ point, onPoint, children }: PointedSlideProps) {
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const share = (offset: number, length: number) => Math.min(Math.max(offset / length, 0), 1);
    onPoint?.({ x: share(event.clientX - left, width), y: share(event.clientY - top, height) });
  };
  return (
    <div
      className={pointed[onPoint ? 'pointing' : 'plain']}
      {...(onPoint && { onPointerMove: follow, onPointerLeave: () => onPoint(null) })}
    >
      {children}
      {point ? <span className={dot} style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} /> : null}
    </div>
  );
}

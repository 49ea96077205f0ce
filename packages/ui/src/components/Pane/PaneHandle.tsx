'use client';
import { useEffect, useRef, useState } from 'react';
import { useMove } from 'react-aria/useMove';
import { handle } from './ResizablePane.css';

interface PaneHandleProps {
  label: string;
  valueText: string;
  side: 'start' | 'end';
  width: number;
  bounds: readonly [number, number];
  /** Whether it takes the focus when it comes into the page. */
  takesFocus: boolean;
  onChange: (width: number) => void;
  onChangeEnd: (width: number) => void;
  onCollapse?: () => void;
}

const keyStep = 16;

/** Line that resizes a pane, by pointer or keys. Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/ */
export function PaneHandle({
  label,
  valueText,
  side,
  width,
  bounds: [min, max],
  takesFocus,
  onChange,
  onChangeEnd,
  onCollapse,
}: PaneHandleProps) {
  const [isMoving, setMoving] = useState(false);
  const wanted = useRef(width);
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes into the page
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, []);
  const { moveProps } = useMove({
    onMoveStart: () => {
      wanted.current = width;
      setMoving(true);
    },
    onMove: ({ deltaX, pointerType }) => {
      // Past the end the pointer has to come back before the line follows it again.
      wanted.current += deltaX * (side === 'end' ? -1 : 1) * (pointerType === 'keyboard' ? keyStep : 1);
      onChange(wanted.current);
    },
    onMoveEnd: () => {
      setMoving(false);
      onChangeEnd(wanted.current);
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is no hr
    <div
      {...moveProps}
      ref={element}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(width)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={valueText}
      tabIndex={0}
      className={handle({ side })}
      data-moving={isMoving || undefined}
      onDoubleClick={onCollapse}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onCollapse?.();
        else if (event.key === 'Home' || event.key === 'End') {
          event.preventDefault();
          onChangeEnd(event.key === 'Home' ? min : max);
        } else moveProps.onKeyDown?.(event);
      }}
    />
  );
}

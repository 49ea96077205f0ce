'use client';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import type { ChipSize } from './chipOptions';
import { chip, remove, words } from './FilterChip.css';

export interface RemovableChipProps {
  /** 生效的条件，如“云澜市” */
  children: string;
  onRemove: () => void;
  /**
   * 叉的名称
   *
   * @default '移除' + children
   */
  removeLabel?: string;
  /**
   * 高26、28
   *
   * @default 'sm'
   */
  size?: ChipSize;
}

/** The crosses of the chips in one row, in order: focus moves to a neighbour when one goes. */
const crosses = 'data-hc-chip-remove';

/** 可移除的标签. A filter in force. It is removed by its cross, or by Delete. */
export function RemovableChip({ children, onRemove, removeLabel, size = 'sm' }: RemovableChipProps) {
  const text = useUiText();
  const button = useRef<HTMLButtonElement>(null);
  const removeAndKeepFocus = () => {
    const row = button.current?.parentElement?.parentElement;
    const all = [...(row?.querySelectorAll<HTMLElement>(`[${crosses}]`) ?? [])];
    const place = button.current ? all.indexOf(button.current) : -1;
    (all[place + 1] ?? all[place - 1])?.focus();
    onRemove();
  };
  return (
    <span className={chip({ tone: 'accent', size, isOn: true })}>
      <span className={words}>{children}</span>
      <Button
        ref={button}
        {...{ [crosses]: '' }}
        className={remove}
        aria-label={removeLabel ?? text.remove(children)}
        onPress={removeAndKeepFocus}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') removeAndKeepFocus();
        }}
      >
        <X size={12} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
      </Button>
    </span>
  );
}

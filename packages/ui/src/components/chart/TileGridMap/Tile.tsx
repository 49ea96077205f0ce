'use client';
import type { KeyboardEvent } from 'react';
import { ToggleButton } from 'react-aria-components';
import { visuallyHidden } from '../../../styles/visuallyHidden.css';
import { TooltipTrigger } from '../../Tooltip';
import type { Province } from './provinces';
import { none, short, tile, value as valueClass } from './TileGridMap.css';

export interface TileProps {
  province: Province;
  /** Formatted value, 214; null where there is none. */
  value: string | null;
  /** Words for no value: 暂无. */
  noData: string;
  /** Full label: 江苏省，214项. */
  label: string;
  /** Colour step 1 to 7; 0 without a value. */
  step: number;
  isSelected: boolean;
  isTabStop: boolean;
  ref: (tile: HTMLButtonElement | null) => void;
  onToggle: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One provincial unit: its short name and its figure. The full name is in its tooltip, and is what is announced. */
export function Tile({ province, value, noData, label, step, isTabStop, onToggle, ...props }: TileProps) {
  return (
    <TooltipTrigger content={label} delay={300}>
      <ToggleButton
        {...props}
        className={tile({ step: step as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 })}
        style={{ gridColumn: province.column + 1, gridRow: province.row + 1 }}
        excludeFromTabOrder={!isTabStop}
        onChange={onToggle}
      >
        <span className={visuallyHidden}>{label}</span>
        <span className={short} aria-hidden="true">
          {province.short}
        </span>
        <span className={value === null ? none : valueClass} aria-hidden="true">
          {value ?? noData}
        </span>
      </ToggleButton>
    </TooltipTrigger>
  );
}

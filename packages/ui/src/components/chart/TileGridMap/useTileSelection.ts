'use client';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Province, provinces } from './provinces';
import { tileFrom } from './tileMoves';

interface TileSelectionInput {
  selectedKeys?: readonly string[];
  defaultSelectedKeys: readonly string[];
  maxSelected: number;
  onSelectionChange?: (codes: string[]) => void;
}

/**
 * Chosen tiles, and the one that the Tab key reaches, from which arrows move. One more than `maxSelected` is refused;
 * where that is 1 it replaces the chosen one.
 */
export function useTileSelection({ selectedKeys, defaultSelectedKeys, maxSelected, ...rest }: TileSelectionInput) {
  const [own, setOwn] = useState(defaultSelectedKeys);
  const selected = selectedKeys ?? own;
  const [isRefused, setRefused] = useState(false);
  const [stop, setStop] = useState<string>();
  const tiles = useRef(new Map<string, HTMLButtonElement>());
  const toggle = (code: string) => {
    const isOn = selected.includes(code);
    const isFull = !isOn && selected.length >= maxSelected && maxSelected > 1;
    setRefused(isFull);
    if (isFull) return;
    const next = isOn ? selected.filter((one) => one !== code) : maxSelected === 1 ? [code] : [...selected, code];
    setOwn(next);
    rest.onSelectionChange?.(next);
  };
  return {
    selected,
    /** Whether the last press was one too many, and so chose nothing. */
    isRefused,
    tabStop: stop ?? selected[0] ?? provinces[0]?.code,
    tileProps: (province: Province) => ({
      ref: (tile: HTMLButtonElement | null) => {
        if (tile) tiles.current.set(province.code, tile);
      },
      onToggle: () => toggle(province.code),
      onFocus: () => setStop(province.code),
      onKeyDown: (event: KeyboardEvent) => {
        const next = tileFrom(province, event.key);
        if (!next) return;
        event.preventDefault();
        tiles.current.get(next.code)?.focus();
      },
    }),
  };
}

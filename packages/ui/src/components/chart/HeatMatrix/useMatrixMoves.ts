'use client';
import { type KeyboardEvent, useRef, useState } from 'react';

export interface MatrixMoves {
  ref: (link: HTMLAnchorElement | null) => void;
  excludeFromTabOrder: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Function that gives the props of a cell's link: one link is reached by the Tab key, and from there arrows move to the
 * next cell with a link.
 */
export function useMatrixMoves(hasLink: readonly (readonly boolean[])[]): (row: number, column: number) => MatrixMoves {
  const [stop, setStop] = useState<readonly [number, number]>();
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const firstRow = hasLink.findIndex((row) => row.includes(true));
  const isThere = stop !== undefined && hasLink[stop[0]]?.[stop[1]] === true;
  const current = isThere ? stop : ([firstRow, hasLink[firstRow]?.indexOf(true) ?? -1] as const);
  return (row, column) => ({
    ref: (link) => {
      if (link) links.current.set(`${row} ${column}`, link);
      else links.current.delete(`${row} ${column}`);
    },
    excludeFromTabOrder: row !== current[0] || column !== current[1],
    onFocus: () => setStop([row, column]),
    onKeyDown: (event) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      let [y, x] = [row + step[0], column + step[1]];
      while (hasLink[y]?.[x] === false) [y, x] = [y + step[0], x + step[1]];
      links.current.get(`${y} ${x}`)?.focus();
    },
  });
}

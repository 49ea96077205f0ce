'use client';
import { useEffect, useRef } from 'react';
import { count } from './Tabs.css';
import type { TabItem } from './tabsProps';

export function TabLabel({ item, isSelected }: { item: TabItem; isSelected: boolean }) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const selected = words.current?.parentElement;
    if (isSelected && selected) showInRow(selected);
  }, [isSelected]);
  return (
    <>
      <span ref={words}>{item.label}</span>
      {item.count === undefined ? null : <span className={count}>{item.count}</span>}
    </>
  );
}

/** Scrolls the row of a phone to the selected tab. Only the row moves: scrollIntoView would also scroll the page to tabs further down. */
function showInRow(selected: HTMLElement) {
  const row = selected.parentElement;
  if (!row) return;
  const inner = selected.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  // Where the row begins to fade.
  const end = outer.right - Number.parseFloat(getComputedStyle(row).paddingInlineEnd);
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
  else if (inner.right > end) row.scrollLeft += inner.right - end;
}

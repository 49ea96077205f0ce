'use client';
import { useEffect, useRef } from 'react';
import type { TabItem } from './Tabs';
import { count } from './Tabs.css';

export function TabLabel({ item, isSelected }: { item: TabItem; isSelected: boolean }) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // On a phone the row scrolls; the selected tab must not stay outside.
    if (isSelected) words.current?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isSelected]);
  return (
    <>
      <span ref={words}>{item.label}</span>
      {item.count === undefined ? null : <span className={count}>{item.count}</span>}
    </>
  );
}

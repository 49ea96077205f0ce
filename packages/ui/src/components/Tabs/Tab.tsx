'use client';
import { type HTMLAttributes, useEffect, useRef } from 'react';
import { Tab as AriaTab } from 'react-aria-components';
import type { TabItem } from './Tabs';
import { count, tab } from './Tabs.css';

interface TabProps {
  item: TabItem;
  /** Given when there are no panels: RAC would point `aria-controls` at a panel that does not exist. */
  controls?: { id: string | undefined };
}

export function Tab({ item, controls }: TabProps) {
  return (
    <AriaTab
      id={item.id}
      isDisabled={item.isDisabled}
      className={tab}
      render={
        controls
          ? (props) => (
              <div
                {...(props as HTMLAttributes<HTMLDivElement>)}
                aria-controls={props['aria-selected'] ? controls.id : undefined}
              />
            )
          : undefined
      }
    >
      {({ isSelected }) => <TabLabel item={item} isSelected={isSelected} />}
    </AriaTab>
  );
}

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

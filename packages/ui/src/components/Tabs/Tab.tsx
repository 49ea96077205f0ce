'use client';
import type { HTMLAttributes } from 'react';
import { Tab as AriaTab } from 'react-aria-components';
import { TabLabel } from './TabLabel';
import { tab } from './Tabs.css';
import type { TabItem } from './tabsProps';

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

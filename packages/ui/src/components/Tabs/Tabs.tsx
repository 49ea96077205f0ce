'use client';
import { Tabs as AriaTabs, TabList, TabPanel } from 'react-aria-components';
import { LinkTabs } from './LinkTabs';
import { Tab } from './Tab';
import { bar, list, panel, tabs } from './Tabs.css';
import type { TabsProps } from './tabsProps';

/**
 * 页签. With panels it switches them; without panels it filters what stands elsewhere (name it by `controls`); with hrefs it
 * is a navigation, so that every tab has an address.
 */
export function Tabs({ items, label, trailing, controls, onSelectionChange, ...selection }: TabsProps) {
  if (items.some((item) => item.href !== undefined)) {
    return <LinkTabs items={items} label={label} trailing={trailing} currentKey={selection.selectedKey} />;
  }
  const hasPanels = items.some((item) => item.panel !== undefined);
  return (
    <AriaTabs {...selection} className={tabs} onSelectionChange={(key) => onSelectionChange?.(String(key))}>
      <div className={bar}>
        <TabList aria-label={label} className={list}>
          {items.map((item) => (
            <Tab key={item.id} item={item} controls={hasPanels ? undefined : { id: controls }} />
          ))}
        </TabList>
        {trailing}
      </div>
      {hasPanels
        ? items.map((item) => (
            <TabPanel key={item.id} id={item.id} className={panel}>
              {item.panel}
            </TabPanel>
          ))
        : null}
    </AriaTabs>
  );
}

'use client';
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, TabList, TabPanel } from 'react-aria-components';
import { LinkTabs } from './LinkTabs';
import { Tab } from './Tab';
import { bar, list, panel, tabs } from './Tabs.css';

export interface TabItem {
  id: string;
  /** 名词，2至4个字。 */
  label: string;
  /** 数量；0也显示，不给则没有。 */
  count?: number;
  /** 内容。给了就必须每一项都给。 */
  panel?: ReactNode;
  /** 前往的地址。给了就必须每一项都给：它们成为导航里的链接。 */
  href?: string;
  isDisabled?: boolean;
}
export interface TabsProps {
  items: readonly TabItem[];
  /** 读屏软件读出的名称，如“检索范围”。 */
  label: string;
  selectedKey?: string;
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
  /** 同一行右侧的内容，如排序。 */
  trailing?: ReactNode;
  /** 没有 panel 时，被切换的那块内容的 id。 */
  controls?: string;
}

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

export { LinkTabs, type LinkTabsProps } from './LinkTabs';
export { Tabs } from './Tabs';
export type { TabItem, TabsProps } from './tabsProps';

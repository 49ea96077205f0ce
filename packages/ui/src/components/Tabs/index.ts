export { LinkTabs, type LinkTabsProps } from './LinkTabs';
export { type TabItem, Tabs, type TabsProps } from './Tabs';

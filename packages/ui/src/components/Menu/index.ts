export { MenuTrigger, type MenuTriggerProps } from 'react-aria-components';
export { Menu, type MenuProps } from './Menu';
export type { MenuItemData, MenuSectionData } from './menuItems';

export { MenuTrigger, type MenuTriggerProps } from 'react-aria-components';
export { Menu, type MenuItemData, type MenuProps, type MenuSectionData } from './Menu';

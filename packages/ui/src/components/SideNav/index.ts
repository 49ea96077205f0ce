export { SideNav, type SideNavGroup, type SideNavProps } from './SideNav';
export type { SideNavItemData } from './SideNavItem';

export { SearchTrigger, type SearchTriggerProps } from './SearchTrigger';
export { TopBar, type TopBarProps } from './TopBar';

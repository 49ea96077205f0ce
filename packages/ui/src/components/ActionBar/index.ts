export { ActionBar, type ActionBarProps } from './ActionBar';
export { type ActionBarVariant, actionBarVariants } from './actionBarOptions';

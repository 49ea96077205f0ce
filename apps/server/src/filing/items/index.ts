export { type Baseline, deadlineOf, differencesOf, itemGone, type LibraryItem, readLibraryItem } from './baseline';
export { callsOf } from './calls';
export { type ReckoningRule, type SupportForm, supportFormOf } from './supportForm';

export { type Baseline, deadlineOf, differencesOf, itemGone, type LibraryItem, readLibraryItem } from './baseline';
export { callsOf } from './calls';
export { deliveryNames, deliveryOf } from './delivery';
export { type ReckoningRule, type SupportForm, supportFormOf } from './supportForm';

export { SuggestField, type SuggestFieldProps } from './SuggestField';
export type { SuggestItem } from './Suggestion';

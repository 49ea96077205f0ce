export { SearchableSelect, type SearchableSelectProps } from './SearchableSelect';
export { Select, type SelectProps } from './Select';
export {
  type SelectItem,
  type SelectSize,
  type SelectVariant,
  selectSizes,
  selectVariants,
} from './selectOptions';

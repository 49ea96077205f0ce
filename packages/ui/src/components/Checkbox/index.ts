export { Checkbox, type CheckboxProps } from './Checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';
export {
  type CheckboxGroupVariant,
  type CheckboxVariant,
  checkboxGroupVariants,
  checkboxVariants,
} from './checkboxOptions';

export { NumberField, type NumberFieldProps } from './NumberField';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { PhoneField, type PhoneFieldProps } from './PhoneField';
export { SearchField, type SearchFieldProps } from './SearchField';
export { TextArea, type TextAreaProps } from './TextArea';
export { TextField, type TextFieldProps } from './TextField';

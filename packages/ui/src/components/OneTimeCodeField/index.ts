export { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField';

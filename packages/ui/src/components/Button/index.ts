export { Button, type ButtonLook, type ButtonProps } from './Button';
export {
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
  type SplitButtonVariant,
} from './buttonOptions';
export { LinkButton, type LinkButtonProps } from './LinkButton';
export { SplitButton, type SplitButtonProps } from './SplitButton';

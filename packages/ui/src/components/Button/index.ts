export { Button, type ButtonLook, type ButtonProps } from './Button';
export { type ButtonSize, type ButtonVariant, buttonSizes, buttonVariants } from './buttonOptions';
export { LinkButton, type LinkButtonProps } from './LinkButton';

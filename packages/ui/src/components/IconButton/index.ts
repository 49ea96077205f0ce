export { IconButton, type IconButtonLook, type IconButtonProps } from './IconButton';
export {
  type IconButtonSize,
  type IconButtonVariant,
  iconButtonSizes,
  iconButtonVariants,
} from './iconButtonOptions';
export { LinkIconButton, type LinkIconButtonProps } from './LinkIconButton';
export { ToggleIconButton, type ToggleIconButtonProps } from './ToggleIconButton';

export { Icon, type IconProps } from './Icon';
export { type IconSize, type IconTone, iconSizes, iconTones } from './iconOptions';
export { StatusRing, type StatusRingProps, type StatusRingState, statusRingStates } from './StatusRing';

export { Avatar, type AvatarProps } from './Avatar';
export { AvatarGroup, type AvatarGroupProps } from './AvatarGroup';
export { type AvatarSize, type AvatarTone, avatarSizes, avatarTones } from './avatarOptions';

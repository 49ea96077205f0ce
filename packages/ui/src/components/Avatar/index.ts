export { Avatar, type AvatarProps } from './Avatar';
export { type AvatarSize, type AvatarTone, avatarSizes, avatarTones } from './avatarOptions';

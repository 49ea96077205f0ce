export const avatarSizes = ['sm', 'md', 'lg'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export const avatarTones = ['accent', 'success', 'warning'] as const;
export type AvatarTone = (typeof avatarTones)[number];

export const iconSizes = ['sm', 'md', 'lg'] as const;
export type IconSize = (typeof iconSizes)[number];

export const iconTones = ['inherit', 'muted', 'accent', 'success', 'warning', 'danger', 'ai'] as const;
export type IconTone = (typeof iconTones)[number];

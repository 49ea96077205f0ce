export const tagTones = ['neutral', 'outline', 'accent', 'success', 'warning', 'danger', 'ai', 'document'] as const;
export type TagTone = (typeof tagTones)[number];

export const tagSizes = ['sm', 'md'] as const;
export type TagSize = (typeof tagSizes)[number];

export const statusTones = ['neutral', 'success', 'warning', 'danger'] as const;
export type StatusTone = (typeof statusTones)[number];

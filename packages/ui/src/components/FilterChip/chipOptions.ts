export const chipTones = ['accent', 'ai'] as const;
export type ChipTone = (typeof chipTones)[number];

export const chipSizes = ['sm', 'md'] as const;
export type ChipSize = (typeof chipSizes)[number];

export const fieldSizes = ['sm', 'md', 'lg', 'touch'] as const;
export type FieldSize = (typeof fieldSizes)[number];

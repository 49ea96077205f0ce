export const linkVariants = ['inline', 'standalone', 'document'] as const;
export type LinkVariant = (typeof linkVariants)[number];

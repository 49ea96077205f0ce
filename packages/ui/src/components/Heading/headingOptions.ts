export const headingVariants = ['page', 'section', 'document', 'display'] as const;
export type HeadingVariant = (typeof headingVariants)[number];

export const headingLevels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

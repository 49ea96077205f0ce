export const skeletonVariants = ['text', 'title', 'row', 'card', 'block'] as const;
export type SkeletonVariant = (typeof skeletonVariants)[number];

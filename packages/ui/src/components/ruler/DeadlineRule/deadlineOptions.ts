export const deadlineVariants = ['mini', 'row', 'words', 'document'] as const;
export type DeadlineVariant = (typeof deadlineVariants)[number];

export const deadlineSizes = ['sm', 'md'] as const;
export type DeadlineSize = (typeof deadlineSizes)[number];

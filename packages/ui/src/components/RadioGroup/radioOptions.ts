export const radioGroupVariants = ['list', 'inline', 'card'] as const;
export type RadioGroupVariant = (typeof radioGroupVariants)[number];

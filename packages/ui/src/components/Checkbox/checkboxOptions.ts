export const checkboxVariants = ['plain', 'card'] as const;
export type CheckboxVariant = (typeof checkboxVariants)[number];

export const checkboxGroupVariants = ['list', 'inline', 'card'] as const;
export type CheckboxGroupVariant = (typeof checkboxGroupVariants)[number];

export const iconButtonSizes = ['sm', 'md', 'lg'] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];

export const iconButtonVariants = ['plain', 'outlined'] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

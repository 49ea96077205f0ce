export const actionBarVariants = ['footer', 'tray', 'mobile'] as const;
export type ActionBarVariant = (typeof actionBarVariants)[number];

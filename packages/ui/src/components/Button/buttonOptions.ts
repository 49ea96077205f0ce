export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** Looks of a SplitButton: those in which its two halves remain distinguishable. */
export type SplitButtonVariant = Extract<ButtonVariant, 'primary' | 'secondary'>;

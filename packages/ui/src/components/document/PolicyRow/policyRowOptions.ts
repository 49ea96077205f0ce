export const policyRowVariants = ['result', 'compact', 'side'] as const;
export type PolicyRowVariant = (typeof policyRowVariants)[number];

export const policyRowVariants = ['result', 'compact', 'mobile', 'side'] as const;
export type PolicyRowVariant = (typeof policyRowVariants)[number];

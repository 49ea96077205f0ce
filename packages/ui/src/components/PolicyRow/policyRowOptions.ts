export const policyRowVariants = ['result', 'compact', 'mobile'] as const;
export type PolicyRowVariant = (typeof policyRowVariants)[number];

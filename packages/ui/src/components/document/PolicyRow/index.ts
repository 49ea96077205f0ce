export { PolicyRow } from './PolicyRow';
export { PolicyRowSkeleton, type PolicyRowSkeletonProps } from './PolicyRowSkeleton';
export { type PolicyRowVariant, policyRowVariants } from './policyRowOptions';
export type { PolicyRowProps, PolicyRowSnippet } from './policyRowProps';

export { PolicyRow } from './PolicyRow';
export { type PolicyRowVariant, policyRowVariants } from './policyRowOptions';
export type { PolicyRowProps, PolicyRowSnippet } from './policyRowProps';

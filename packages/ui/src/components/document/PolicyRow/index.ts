export { PolicyRow, type PolicyRowProps, type PolicyRowSnippet } from './PolicyRow';
export { type PolicyRowVariant, policyRowVariants } from './policyRowOptions';

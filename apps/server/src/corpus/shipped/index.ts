export { shippedLists, shippedPolicies } from './shipped';

export { createPolicySearch } from './module';

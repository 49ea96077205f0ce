export { type PolicyHrefs, usePolicyHrefs } from '../shared/hrefs';
export { iptoolsBasePath, iptoolsRoutes, matchingRoutes, policyBasePath } from '../shared/routes';
export type { PolicyText } from '../shared/text';
export { iptoolsFeature, matchingFeature } from './feature';

export { type PolicyHrefs, usePolicyHrefs } from '../shared/hrefs';
export { nationwideBasePath, nationwideRoutes, policyBasePath, regionsRoutes } from '../shared/routes';
export type { PolicyText } from '../shared/text';
export { nationwideFeature, regionsFeature } from './feature';

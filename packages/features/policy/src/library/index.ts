export { usePolicySuggestions } from '../shared/hooks/usePolicySuggestions';
export { type PolicyHrefs, usePolicyHrefs } from '../shared/hrefs';
export { libraryRoutes, policyBasePath } from '../shared/routes';
export type { PolicyText } from '../shared/text';
export { libraryFeature } from './feature';
export { PolicyDetailPage } from './pages/detail/PolicyDetailPage';
export { PolicySearchPage } from './pages/search/PolicySearchPage';

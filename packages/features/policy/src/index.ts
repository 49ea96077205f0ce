export { TakeAnswerDialog, type TakeAnswerDialogProps } from './components/declaration/TakeAnswerDialog';
export { ClosingSoonPolicies } from './embeds/ClosingSoonPolicies';
export { ClosingThisMonth } from './embeds/ClosingThisMonth';
export { MatchedPolicies } from './embeds/MatchedPolicies';
export { NewestPolicies } from './embeds/NewestPolicies';
export { PolicyOverviewPanel } from './embeds/PolicyOverviewPanel';
export { acquisitionFeature, iptoolsFeature, nationwideFeature, policyFeature } from './feature';
export { usePolicySuggestions } from './hooks/usePolicySuggestions';
export { type PolicyHrefs, usePolicyHrefs } from './hrefs';
export { PolicyDetailPage } from './pages/detail/PolicyDetailPage';
export { PolicySearchPage } from './pages/search/PolicySearchPage';
export {
  acquisitionBasePath,
  acquisitionRoutes,
  iptoolsBasePath,
  iptoolsRoutes,
  nationwideBasePath,
  nationwideRoutes,
  policyBasePath,
  policyRoutes,
} from './routes';
export type { PolicyText } from './text';

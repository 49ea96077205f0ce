export { acquisitionFeature } from './acquisition/feature';
export { TakeAnswerDialog, type TakeAnswerDialogProps } from './declaration/components/TakeAnswerDialog';
export { policyFeature } from './feature';
export { PolicyDetailPage } from './library/pages/detail/PolicyDetailPage';
export { PolicySearchPage } from './library/pages/search/PolicySearchPage';
export { iptoolsFeature } from './matching/feature';
export { ClosingSoonPolicies } from './overview/embeds/ClosingSoonPolicies';
export { ClosingThisMonth } from './overview/embeds/ClosingThisMonth';
export { MatchedPolicies } from './overview/embeds/MatchedPolicies';
export { NewestPolicies } from './overview/embeds/NewestPolicies';
export { nationwideFeature } from './regions/feature';
export { usePolicySuggestions } from './shared/hooks/usePolicySuggestions';
export { type PolicyHrefs, usePolicyHrefs } from './shared/hrefs';
export {
  acquisitionBasePath,
  acquisitionRoutes,
  iptoolsBasePath,
  iptoolsRoutes,
  nationwideBasePath,
  nationwideRoutes,
  policyBasePath,
  policyRoutes,
} from './shared/routes';
export type { PolicyText } from './shared/text';

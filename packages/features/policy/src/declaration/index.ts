export { type PolicyHrefs, usePolicyHrefs } from '../shared/hrefs';
export { declarationRoutes, policyBasePath } from '../shared/routes';
export type { PolicyText } from '../shared/text';
export { TakeAnswerDialog, type TakeAnswerDialogProps } from './components/TakeAnswerDialog';
export { declarationFeature } from './feature';

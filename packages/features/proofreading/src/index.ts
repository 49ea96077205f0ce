export { proofreadingFeature } from './feature';
export { type ProofreadingHrefs, useProofreadingHrefs } from './hrefs';
export { handToProofreading } from './model/handed';
export { TextCorrectionPage } from './pages/text-correction/TextCorrectionPage';
export { proofreadingRoutes } from './routes';
export type { ProofreadingText } from './text';

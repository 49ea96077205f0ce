export { pptFeature } from './feature';
export { type PptHrefs, usePptHrefs } from './hrefs';
export { pptRoutes } from './routes';
export type { PptText } from './text';

export { acquisitionBasePath, acquisitionRoutes } from '../shared/routes';
export type { PolicyText } from '../shared/text';
export { acquisitionFeature } from './feature';

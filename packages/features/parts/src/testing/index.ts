export { FeatureStoryHost, type FeatureStoryHostProps } from './FeatureStoryHost';
export * from './states';

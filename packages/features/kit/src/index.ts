export type { Artifact, ArtifactTarget } from './Artifact';
export { apiMutation, hasOnlyFailed, mainKey } from './apiQueries';
export type { Asking, PageQuery } from './askAhead';
export {
  defineFeature,
  defineRoutes,
  type Feature,
  type ModuleId,
  type PageProps,
  type RouteDef,
  type Routes,
} from './defineFeature';
export {
  type DeepPartial,
  type DraftStore,
  type FeatureHost,
  FeatureHostProvider,
  type HostLocation,
  type HostSession,
  type NavigateOptions,
  type PageErrorProps,
  type ReserveUseOptions,
  type SignedIn,
  useExternalLink,
  useFeatureHost,
  useNow,
  usePageTitle,
} from './FeatureHost';
export { FeaturePage } from './FeaturePage';
export { ChunkLoadError, isChunkLoadError, loadChunk } from './loadChunk';
export { FeatureOutlet, type FeatureRouteObject, toRouteObjects } from './mount';
export { hrefOf, joinPath, matchPath } from './path';
export { queryScope, setHengceQueryDefaults } from './queryDefaults';
export { toCsv } from './toCsv';
export { useDebounced } from './useDebounced';
export { type SearchStateCodec, type SearchStatePatch, useSearchState } from './useSearchState';
export { type SearchWords, type SearchWordsOptions, useSearchWords } from './useSearchWords';
export { createUseText } from './useText';

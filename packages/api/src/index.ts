export { ApiError, type ApiErrorDetails, type ErrorKind, isApiError } from './ApiError';
export { call } from './call';
export { type Api, type ApiOptions, createApi, type FamilyOptions } from './createApi';
export { type DownloadedFile, download } from './download';
export { sessionExpiredMessage } from './errorCatalogue';
export type {
  Clause,
  CodePurpose,
  Enterprise,
  EnterpriseOptions,
  Facet,
  FacetBucket,
  FacetKey,
  Fact,
  FactCondition,
  FactConditionList,
  FactCoverage,
  FactGap,
  FactGroup,
  FactGroupSheet,
  FactSheet,
  FactType,
  FactValue,
  FieldError,
  Frequency,
  ImportReport,
  ModuleName,
  Policy,
  PolicyKind,
  PolicyLevel,
  PolicyOverview,
  PolicySearchResult,
  PolicyStatus,
  PolicySummary,
  Provenance,
  Session,
  SortOrder,
  Subscription,
  SubscriptionKind,
  SubscriptionPreview,
  SubscriptionSpec,
  Suggestion,
  SupportKind,
  UserInfo,
  WindowState,
} from './generated/main';
export type { Organization, Wiki } from './generated/notes';
export { type StreamEvent, streamEvents } from './streamEvents';

export { type CallRow, calledOn, callStatuses, createExtensionFinder, createWindowFinder } from './calls';
export { createDerivation } from './derivation';
export type { IntakeRecord, PolicyRecord, WindowRecord } from './PolicyRecord';
export type { PolicySource } from './PolicySource';
export { createPolicyRepository, forgetIdentity, type PolicyRepository } from './repository';
export { type Requirement, requirementsOf } from './requirements';
export { type Called, expectedOpening, expectedRound, nextRoundYear, policyWindow } from './rounds';
export type {
  ItemRow,
  LibraryRows,
  NoticeRow,
  Origin,
  RegionalRow,
  RelationRow,
  VersionRow,
  WriteResult,
} from './rows';
export {
  byNewest,
  familyValidity,
  idsInForce,
  statusOn,
  type Validity,
  type VersionFacts,
  versionFacts,
} from './validity';
export { currentWindow, effectiveWindows, type MovedWindow, movedWindows, type WindowDays, windowOn } from './windows';

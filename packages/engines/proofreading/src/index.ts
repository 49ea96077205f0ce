import type { RuleInfo } from './model/Rule';
import { rules } from './rules';

export { type ClassPrecision, measuredPrecision } from './accuracy/precision';
export { contextOf, isIgnored } from './checking/ignored';
export { type ProofreadResult, ProofreadSession, proofread } from './checking/Session';
export { type Accepted, applyIssues } from './edits/applyIssues';
export { countIssues, type IssueCounts, sizeOf } from './edits/statistics';
export {
  type EditRejection,
  type EditType,
  type ModelEdit,
  type VerifiedEdits,
  type VerifyOptions,
  verifyEdits,
} from './edits/verifyEdits';
export { type FixKind, type Genre, type Issue, type RuleClass, ruleClasses, type Severity } from './model/Issue';
export type {
  Block,
  FixedWordIndex,
  Ignored,
  LawState,
  ProofreadOptions,
  Segmenter,
  Token,
  WatchedPerson,
  WatchedWord,
} from './model/options';
export type { RuleInfo } from './model/Rule';
export { blocksOf, type PlacedBlock } from './reading/blocksOf';

/** Rules with their titles and clauses, for lists and settings. */
export const proofreadingRules: readonly RuleInfo[] = rules;

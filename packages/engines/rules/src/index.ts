export { isOfOneYear } from './conditions/carriedOver';
export { compute, type Expr } from './conditions/expression';
export { filedOn } from './conditions/filedOn';
export {
  type Attestations,
  type Circumstances,
  type ConfirmationNote,
  type Judgement,
  judge,
  leavesOf,
} from './conditions/judge';
export { type PrintedCondition, readCondition } from './conditions/readCondition';
export { ofLaterRound, ofRound } from './conditions/roundYear';
export type { Cond, Quote, Unit, Verdict } from './conditions/rule';
export { canonical, conditionsOf, problemsOf, type RuleSet, ruleSetAt } from './conditions/ruleSet';
export type { Ratings } from './conditions/score';
export { attestId, withSharedAttests } from './conditions/sharedAttests';
export type { RuleDocuments } from './evaluation/conclusions';
export { evaluateHighTech, type HighTechEvaluation, highTechTable } from './evaluation/highTech';
export { itemsOf, type ScoreSheet, sheetOf } from './evaluation/sheet';
export {
  evaluateSpecialization,
  type GradientTier,
  type RuleYear,
  type SpecializationEvaluation,
} from './evaluation/specialization';
export { lastingTitleOf, type TitleRung, titleChain, titleFactOf } from './evaluation/titleChain';
export { explain, explainWhole } from './explanation/explain';
export { exactMoney, factFigure, factText, figure } from './explanation/figures';
export { formulaOf } from './explanation/formulas';
export { labelOf } from './explanation/labels';
export type { ClauseReference, ConditionRow, WayInWords } from './explanation/types';
export { unmetText } from './explanation/unmet';
export { explainWay } from './explanation/ways';
export {
  type FactDef,
  type FactGroup,
  type FactKey,
  type FactNeed,
  type FactSource,
  type FactType,
  factDefs,
  factGroupNames,
  factGroups,
  findFact,
  findFactByName,
  labelOfFact,
  type ProfileKey,
  profileFields,
} from './facts/factDefs';
export { factSourceNames } from './facts/factSourceNames';
export {
  dayNumber,
  type FactConfidence,
  type FactRef,
  type FactSet,
  factSet,
  heldOf,
  type KnownFact,
  lastYear,
  periodOf,
  type StoredFact,
  type StoredRange,
  withNumber,
} from './facts/facts';
export {
  banks,
  building,
  completed,
  digital,
  financingNeeds,
  findAsked,
  findNeed,
  green,
  guaranteed,
  labelOfAsked,
  loanKinds,
  type NeedKey,
  notBegun,
  ownUses,
  projectNeeds,
  renewal,
  research,
  underWay,
  unsecured,
} from './facts/needDefs';
export { type FactScalar, lacksUnit, parseFact } from './facts/parseFact';
export { contradiction, isPart, unitDoubt } from './facts/plausible';
export { firmOf, type ItemRules, itemsOfRules, type KnownFirm, rulesOf } from './matching/basis';
export {
  isDecidedByWindow,
  isObtainable,
  isOut,
  isOver,
  matchGroups,
  type WindowState,
} from './matching/groups';
export {
  type Limit,
  type LimitAsked,
  type Limits,
  limitsOf,
  readLimit,
  withImplied,
} from './matching/impliedAnswers';
export {
  countConditions,
  countGroups,
  countOpen,
  type FirmKnowledge,
  factQuestion,
  isSaidByOthers,
  type Judgeable,
  type Judged,
  judgeItem,
  judgingOf,
  type KnownNumber,
  metGroup,
  openQuestions,
  questionOf,
} from './matching/judgeItems';
export { type Match, type Move, matchItems, rematch, type Supposed, type WhatIf, whatIf } from './matching/whatIf';
export { addIntervals, hull, type Interval, intersect, type Operator, point, soleValue } from './numbers/interval';
export {
  add,
  compare,
  decimal,
  divide,
  fromNumber,
  least,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  toDecimalText,
  toNumber,
  zero,
} from './numbers/rational';
export { from } from './programmes/build';
export { gradientChanges } from './programmes/gradient2026/changes';
export { lawOfProjects } from './programmes/project/duties';
export { attestsOfRules, ruleSets } from './programmes/ruleSets';
export { SIZE_ROWS, sizeSentence } from './programmes/size/sizeClasses';
export { choices, onceOnly } from './programmes/stacking/choices';
export { expectedAt, sides, thresholdsOf, verdictAt } from './programmes/thresholdCases';
export { bestPlan } from './stacking/stacking';
export {
  type Certainty,
  type Exclusion,
  maxPlanItems,
  type Plan,
  type StackItem,
  type StackRule,
} from './stacking/types';
export { afterWay } from './ways/nearMiss';

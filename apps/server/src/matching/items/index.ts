export { amountOf, bandParts, baseOf } from './amount';
export { bestFits } from './bestFits';
export { conflictsOf, rivalsOf } from './conflicts';
export { definitionFor } from './definitions';
export { claimOf, deliveryNames, deliveryOf } from './delivery';
export { type FirmMatch, type Judged, matchFirm } from './firmMatch';
export { firstTimeId, type ItemCondition, paidOnceId } from './itemRule';
export {
  clauseOfItem,
  dayOf,
  findItem,
  itemsFor,
  keyOfItem,
  type Matchable,
  type RegionItems,
  windowRank,
} from './matchable';
export { createMatchables, type ItemLibrary, type Matchables } from './matchables';
export { dutyStateNames, groupNames, phaseNames, verdictNames } from './names';
export { among, awardOf, compared, isAudience, ownClause, whoOf, withConditions, withoutTold } from './needRules';
export { policyOf } from './policyOf';
export { higherOf } from './samePurpose';
export { roundText, unsaidTime, windowText } from './windowText';

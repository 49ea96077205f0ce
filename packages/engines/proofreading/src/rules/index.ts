import type { Rule } from '../model/Rule';
import { dateRules } from './dates/rules';
import { docNoRules } from './docno/rules';
import { levelRules } from './levels/rules';
import { numberRules } from './numbers/rules';
import { punctuationRules } from './punct/rules';
import { structureRules } from './structure/rules';
import { sumRules } from './sums/rules';
import { unitRules } from './units/rules';

/** All rules, in the order in which they are published. */
export const rules: readonly Rule[] = [
  ...punctuationRules,
  ...numberRules,
  ...dateRules,
  ...unitRules,
  ...sumRules,
  ...levelRules,
  ...docNoRules,
  ...structureRules,
];

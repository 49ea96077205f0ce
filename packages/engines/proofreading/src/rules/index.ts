import type { Rule } from '../model/Rule';
import { advertisingRules } from './advertising/rules';
import { dateRules } from './dates/rules';
import { docNoRules } from './docno/rules';
import { levelRules } from './levels/rules';
import { listRules } from './lists/rules';
import { nameRules } from './names/rules';
import { numberRules } from './numbers/rules';
import { privacyRules } from './privacy/rules';
import { punctuationRules } from './punct/rules';
import { structureRules } from './structure/rules';
import { sumRules } from './sums/rules';
import { termRules } from './terms/rules';
import { unitRules } from './units/rules';
import { wordingRules } from './wording/rules';
import { wordRules } from './words/rules';

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
  ...wordingRules,
  ...wordRules,
  ...nameRules,
  ...termRules,
  ...advertisingRules,
  ...privacyRules,
  ...listRules,
];
